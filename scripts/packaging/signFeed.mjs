import { createPrivateKey, sign } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { updateStatement } from '../../src/main/updates/updateSignature.ts';

/**
 * Signs update announcements: adds a signature and an expiry date to each `latest*.yml` in the given folder.
 * Signing again, before or after that date, sets a new one.
 */

const [folder = ''] = process.argv.slice(2);
const validDays = 180;
const expires = new Date(Date.now() + validDays * 24 * 60 * 60 * 1000).toISOString();
const key = createPrivateKey(process.env.UPDATE_SIGNING_KEY ?? '');

for (const name of readdirSync(folder).filter((file) => /^latest.*\.yml$/.test(file))) {
  const file = join(folder, name);
  const kept = readFileSync(file, 'utf8').replaceAll(/^(?:signature|expires): .*\n/gm, '');
  const announced = `${kept.trimEnd()}\nexpires: '${expires}'`;
  const signature = sign(null, Buffer.from(updateStatement(parse(announced))), key).toString('base64');
  writeFileSync(file, `${announced}\nsignature: ${signature}\n`);
}
