import { createPrivateKey, sign } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { updateStatement } from '../../src/main/updates/updateSignature.ts';

/** Signs what a feed announces: each `latest*.yml` of the folder that is named gets one more line. */

const [folder = ''] = process.argv.slice(2);
const key = createPrivateKey(process.env.UPDATE_SIGNING_KEY ?? '');

for (const name of readdirSync(folder).filter((file) => /^latest.*\.yml$/.test(file))) {
  const file = join(folder, name);
  const announced = readFileSync(file, 'utf8').replace(/^signature: .*\n/m, '');
  const signature = sign(null, Buffer.from(updateStatement(parse(announced))), key).toString('base64');
  writeFileSync(file, `${announced.trimEnd()}\nsignature: ${signature}\n`);
}
