; What the packager's own script leaves to the app. Both run with the shell context of the installation: the person's own,
; or everybody's.

; Links open the app from the first moment on, not only after its first start.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\backoffice" "" "URL:${PRODUCT_NAME}"
  WriteRegStr SHELL_CONTEXT "Software\Classes\backoffice" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\backoffice\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
!macroend

; Removes the scheme where it still starts this copy: a person may have given it to another program.
!macro removeOwnScheme ROOT
  ReadRegStr $R1 ${ROOT} "Software\Classes\backoffice\shell\open\command" ""
  ${if} $R1 == '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
    DeleteRegKey ${ROOT} "Software\Classes\backoffice"
  ${endif}
!macroend

; Removes what Electron has written for the person who runs the app: the start at login, the scheme of links, a shortcut
; in the person's own start menu, and the class that a click on an older notification asks for
; (shell/browser/browser_win.cc, shell/browser/notifications/win/windows_toast_activator.cc); and the installer that the
; updater keeps for the next differential download.
!macro customUnInstall
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/KEEP_APP_DATA" $R1
  ; The option is missing when a person uninstalls; a newer installer that replaces this version gives it.
  ${if} ${Errors}
    ${ifNot} ${isUpdated}
      !insertmacro removeOwnScheme SHELL_CONTEXT
      SetShellVarContext current
      ; Installed for one person, this shortcut is the installer's own, which the packager's script removes.
      ${if} $installMode == "all"
        WinShell::UninstShortcut "$SMPROGRAMS\${PRODUCT_NAME}.lnk"
        Delete "$SMPROGRAMS\${PRODUCT_NAME}.lnk"
      ${endif}
      !insertmacro removeOwnScheme HKCU
      DeleteRegKey HKCU "Software\Classes\CLSID\{ABC3EF71-8757-4CA3-9324-5417CA0F000F}"
      DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Run" "${APP_ID}"
      DeleteRegValue HKCU "Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run" "${APP_ID}"
      RMDir /r "$LOCALAPPDATA\${APP_PACKAGE_NAME}-updater"
      ${if} $installMode == "all"
        SetShellVarContext all
      ${endif}
    ${endif}
  ${endif}
!macroend
