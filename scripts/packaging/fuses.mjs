import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';

/**
 * Electron's fuses, set in the program file before it is signed. The list is complete: a fuse added by a
 * later Electron stops packaging until it has been reviewed.
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

/** @param {readonly string[]} lacking */
const wantedWithout = (lacking) => Object.entries(wanted).filter(([name]) => !lacking.includes(name));

/**
 * @param {string} program the program file, on macOS the one inside the bundle
 * @param {readonly string[]} [lacking] fuses missing in the older Electron that only tests use
 */
export const setFuses = (program, lacking = []) =>
  flipFuses(program, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // Only macOS can renew the ad hoc signature of a changed program, and only macOS requires it.
    resetAdHocDarwinSignature: process.platform === 'darwin',
    ...Object.fromEntries(wantedWithout(lacking).map(([name, isOn]) => [FuseV1Options[name], isOn])),
  });

/**
 * Fuses of a program that have the wrong state.
 * @param {string} program
 * @param {readonly string[]} [lacking]
 * @returns {Promise<string[]>}
 */
export const fuseProblems = async (program, lacking = []) => {
  const { version, ...states } = await getCurrentFuseWire(program);
  const count = Object.keys(states).length;
  const expected = wantedWithout(lacking);
  const wrong = expected.filter(
    ([name, isOn]) => states[FuseV1Options[name]] !== (isOn ? FuseState.ENABLE : FuseState.DISABLE),
  );
  return [
    ...(count === expected.length ? [] : [`${count} fuses instead of ${expected.length}`]),
    ...wrong.map(([name, isOn]) => `the fuse ${name} is not ${isOn ? 'on' : 'off'}`),
  ];
};
