# Translations travel inside rackyard_ui as `:/translations/rackyard_<language>.qm`.
#   cmake --build build/release --target update_translations    writes what the sources say into translations/*.ts
# English stands in the sources; rackyard_en.ts holds only its plural forms.
add_custom_target(update_translations
    COMMAND Qt6::lupdate -silent -locations none -no-obsolete -pluralonly ${PROJECT_SOURCE_DIR}/app
        -source-language en -target-language en -ts ${CMAKE_CURRENT_LIST_DIR}/rackyard_en.ts
    COMMAND Qt6::lupdate -silent -locations none -no-obsolete ${PROJECT_SOURCE_DIR}/app
        -source-language en -target-language de -ts ${CMAKE_CURRENT_LIST_DIR}/rackyard_de.ts
    COMMENT "Collecting what there is to translate"
    VERBATIM)

file(GLOB RACKYARD_TS_FILES CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*.ts)
if(RACKYARD_TS_FILES)
    set_source_files_properties(${RACKYARD_TS_FILES} PROPERTIES OUTPUT_LOCATION ${CMAKE_CURRENT_BINARY_DIR}/translations)
    qt_add_translation(RACKYARD_QM_FILES ${RACKYARD_TS_FILES} OPTIONS -silent)
    qt_add_resources(rackyard_ui translations PREFIX / BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${RACKYARD_QM_FILES})
endif()
