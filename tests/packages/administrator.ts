import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replacement for pkexec, which would ask for a password: records the
 * command to run as root and waits for the answer.
 */
const script = (folder: string): string => `#!/bin/sh
for argument in "$@"; do printf '%s\\n' "$argument"; done > '${folder}/request.part'
mv '${folder}/request.part' '${folder}/request'
while [ ! -e '${folder}/answer' ]; do sleep 0.1; done
exit "$(cat '${folder}/answer')"
`;

export const installPkexec = (programs: string): void =>
  writeFileSync(join(programs, 'pkexec'), script(programs), { mode: 0o755 });

/** Runs the command requested as root if it installs a deb. `null`: no request yet. */
export const grantInstallation = (programs: string): string | null => {
  const request = join(programs, 'request');
  if (!existsSync(request)) return null;
  const asked = readFileSync(request, 'utf8').trim().split('\n').at(-1) ?? '';
  const [, deb] = /^'?dpkg -i (\/\S+\.deb)'?$/.exec(asked) ?? [];
  if (deb === undefined) throw new Error(`The app wants to run as root: ${asked}`);
  execFileSync('dpkg', ['--install', deb], { stdio: 'pipe' });
  rmSync(request);
  writeFileSync(join(programs, 'answer.part'), '0');
  renameSync(join(programs, 'answer.part'), join(programs, 'answer'));
  return deb;
};
