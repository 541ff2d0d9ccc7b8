/** Toolset versions whose AppImages contain FUSE. The default, 0.0.0, needs libfuse2. */
const carriesFuse = /^[1-9]\d*\.\d+\.\d+$/;

/**
 * Problems of the AppImages that are visible without their tools, which would have to be downloaded.
 * @param {{ toolsets?: { appimage?: string }, appImage?: { artifactName?: string }, protocols: { schemes: string[] }[] }} settings
 * @param {string[]} desktopFiles menu entries that electron-builder generated for them
 * @returns {string[]}
 */
export const appImageProblems = ({ toolsets, appImage, protocols }, desktopFiles) => {
  const scheme = `MimeType=x-scheme-handler/${protocols[0]?.schemes[0]};`;
  return [
    ...(carriesFuse.test(toolsets?.appimage ?? '') ? [] : ['AppImages need libfuse2']),
    // The updater renames a file with a version in its name, which breaks launchers of the old name.
    ...(appImage?.artifactName && !appImage.artifactName.includes('version')
      ? []
      : ['an update renames AppImages']),
    ...(desktopFiles.length > 0 ? [] : ['no AppImage was begun']),
    ...desktopFiles.flatMap((text) => [
      ...(/^Exec=AppRun %U$/m.test(text) ? [] : [`an AppImage is started by "${/^Exec=.*$/m.exec(text)}"`]),
      ...(text.includes(scheme) ? [] : ['an AppImage does not open links']),
    ]),
  ];
};
