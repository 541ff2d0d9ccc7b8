import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Script around our part of the Windows installer: the definitions of electron-builder's script, and a
 * section that calls each macro.
 */
const around = (include) => `Unicode true
Name "Check"
OutFile "check.exe"
!include LogicLib.nsh
!include FileFunc.nsh
!define PRODUCT_NAME "Product"
!define APP_ID "app.id"
!define APP_PACKAGE_NAME "package"
!define APP_EXECUTABLE_FILENAME "Product.exe"
Var installMode
!macro _isUpdated _a _b _t _f
  StrCmp "$CMDLINE" "--updated" \`\${_t}\` \`\${_f}\`
!macroend
!define isUpdated \`"" isUpdated ""\`
!include "${include}"
Section
  StrCpy $installMode "all"
  WriteUninstaller "$INSTDIR\\uninstall.exe"
  !insertmacro customInstall
SectionEnd
Section "un.Uninstall"
  StrCpy $installMode "all"
  !insertmacro customUnInstall
SectionEnd
`;

/**
 * Compiles our part of the Windows installer; warnings count as errors.
 * @param {string} text content of `resources/installer.nsh`
 * @returns {string[] | null} null if makensis is not installed
 */
export const installerProblems = (text) => {
  const work = mkdtempSync(join(tmpdir(), 'nsis-'));
  try {
    const include = join(work, 'installer.nsh');
    // The plugin belongs to electron-builder's tools, which would have to be downloaded.
    writeFileSync(include, text.replaceAll(/\bWinShell::\w+/g, 'DetailPrint'));
    writeFileSync(join(work, 'check.nsi'), around(include));
    const { error, status, stdout, stderr } = spawnSync('makensis', ['-V2', '-WX', 'check.nsi'], {
      cwd: work,
      encoding: 'utf8',
    });
    if (error) return null;
    return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
