#include "cli/command_line.h"

#include "cli/command.h"
#include "cli/exit_status.h"
#include "cli/streams.h"

#include <algorithm>
#include <clocale>

namespace rackyard::cli {

namespace {

const Command* const commands[] = {&evaluateCommand, &exportCommand, &fabricCommand, &sizeCommand,
                                   &adviseCommand, &diffCommand, &catalogCommand};

const Command* commandNamed(const QString& name) {
    const auto found = std::find_if(std::begin(commands), std::end(commands),
                                    [&](const Command* c) { return name == QLatin1String(c->name); });
    return found == std::end(commands) ? nullptr : *found;
}

QString usage() {
    QString text = QStringLiteral("Usage: rackyard [FILE]\n");
    for (const Command* command : commands)
        text += QStringLiteral("       rackyard %1 %2\n").arg(QLatin1String(command->name), QLatin1String(command->synopsis));
    return text + QStringLiteral("\nWithout a command the window opens. Common options: --catalog DIR, --price-book ID,\n"
                                 "--cooling-policy ID, --memory nominal|reported, --as-of DATE, --json.\n");
}

int runNamed(int argc, char** argv) {
    std::setlocale(LC_ALL, "C"); // machine output is the same on every desktop
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (arguments.isEmpty()) return usageError(QStringLiteral("a command is missing"));
    if (arguments.front() == u"--version") {
        print(QStringLiteral("rackyard %1\n").arg(QStringLiteral(RACKYARD_VERSION)));
        return done;
    }
    const Command* command = commandNamed(arguments.front());
    if (!command) {
        print(usage());
        return done;
    }
    QCommandLineParser parser;
    parser.setApplicationDescription(QLatin1String(command->synopsis));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show this help."));
    parser.addOption(help);
    command->addOptions(parser);
    // The parser takes the first word for the name of the program.
    if (!parser.parse(QStringList{QStringLiteral("rackyard")} + arguments)) return usageError(parser.errorText());
    if (parser.isSet(help)) {
        print(parser.helpText());
        return done;
    }
    return command->run(parser);
}

} // namespace

bool isCommand(const char* argument) {
    const QString name = QString::fromLocal8Bit(argument);
    return commandNamed(name) || name == u"--help" || name == u"-h" || name == u"--version";
}

int run(int argc, char** argv) {
    const int status = runNamed(argc, argv);
    if (flushed()) return status;
    complain(QStringLiteral("rackyard: standard output cannot be written"));
    return cannotWrite;
}

} // namespace rackyard::cli
