import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { keepSourceMaps } from './sourceMaps.mjs';

/*
 * Moves the source maps of the last build to dist/source-maps, or those of a folder to another one:
 *   node scripts/packaging/keepSourceMaps.mjs [<build> <source maps>]
 * A program of its own, because it needs a Node that reads TypeScript.
 */

const commitOf = () => {
  try {
    const options = { cwd: inProject(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options).trim();
  } catch {
    return null;
  }
};

const [out = inProject('out'), target = inProject('dist', 'source-maps')] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const folder = await keepSourceMaps(out, target, { version, commit: commitOf() });
console.log(`Source maps: ${folder}`);
