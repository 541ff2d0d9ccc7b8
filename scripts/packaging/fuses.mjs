import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';

/**
 * Electron's switches, set once in the program file before it is signed. All of them are written out: a fuse that
 * a later Electron adds stops the packaging until somebody has decided about it.
 */
const wanted = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
  WasmTrapHandlers: true,
};

const byNumber = Object.entries(wanted).map(([name, isOn]) => [FuseV1Options[name], isOn]);

/** @param {string} program the program file, on macOS the one inside the bundle */
export const setFuses = (program) =>
  flipFuses(program, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // Only macOS itself can sign again what was changed, and only it asks for that.
    resetAdHocDarwinSignature: process.platform === 'darwin',
    ...Object.fromEntries(byNumber),
  });

/**
 * Which fuses of a program are not as they must be.
 * @param {string} program
 * @returns {Promise<string[]>}
 */
export const fuseProblems = async (program) => {
  const { version, ...states } = await getCurrentFuseWire(program);
  const count = Object.keys(states).length;
  const wrong = Object.entries(wanted).filter(
    ([name, isOn]) => states[FuseV1Options[name]] !== (isOn ? FuseState.ENABLE : FuseState.DISABLE),
  );
  return [
    ...(count === byNumber.length ? [] : [`${count} fuses instead of ${byNumber.length}`]),
    ...wrong.map(([name, isOn]) => `the fuse ${name} is not ${isOn ? 'on' : 'off'}`),
  ];
};
