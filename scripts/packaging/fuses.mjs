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

/** @param {readonly string[]} lacking */
const wantedWithout = (lacking) => Object.entries(wanted).filter(([name]) => !lacking.includes(name));

/**
 * @param {string} program the program file, on macOS the one inside the bundle
 * @param {readonly string[]} [lacking] fuses that an older Electron, which only tests use, does not have
 */
export const setFuses = (program, lacking = []) =>
  flipFuses(program, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // Only macOS itself can sign again what was changed, and only it asks for that.
    resetAdHocDarwinSignature: process.platform === 'darwin',
    ...Object.fromEntries(wantedWithout(lacking).map(([name, isOn]) => [FuseV1Options[name], isOn])),
  });

/**
 * Which fuses of a program are not as they must be.
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
