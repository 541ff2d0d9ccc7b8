/** AppImages of these begin with a program that carries FUSE within itself; the usual one, 0.0.0, needs libfuse2. */
const carriesFuse = /^[1-9]\d*\.\d+\.\d+$/;

/**
 * What is wrong with the AppImages, as far as it shows before their tools are needed, which are downloaded.
 * @param {{ toolsets?: { appimage?: string }, appImage?: { artifactName?: string }, protocols: { schemes: string[] }[] }} settings
 * @param {string[]} desktopFiles the menu entries that electron-builder has made for them
 * @returns {string[]}
 */
export const appImageProblems = ({ toolsets, appImage, protocols }, desktopFiles) => {
  const scheme = `MimeType=x-scheme-handler/${protocols[0]?.schemes[0]};`;
  return [
    ...(carriesFuse.test(toolsets?.appimage ?? '') ? [] : ['AppImages need libfuse2']),
    // The updater gives a file with a version in its name the new name, and launchers of the old one lead nowhere.
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
