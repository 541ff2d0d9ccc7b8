; What Electron makes by itself for the person who runs the app, so that Windows knows whose notifications it shows: a
; shortcut in their own start menu, and the class that a click on an older notification asks for
; (shell/browser/notifications/win/windows_toast_activator.cc). An update leaves both.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    ; Installed for this person only, the shortcut is the installer's own one, which goes with the rest.
    ${if} $installMode == "all"
      SetShellVarContext current
      WinShell::UninstShortcut "$SMPROGRAMS\${PRODUCT_NAME}.lnk"
      Delete "$SMPROGRAMS\${PRODUCT_NAME}.lnk"
      SetShellVarContext all
    ${endif}
    DeleteRegKey HKCU "Software\Classes\CLSID\{ABC3EF71-8757-4CA3-9324-5417CA0F000F}"
  ${endif}
!macroend
