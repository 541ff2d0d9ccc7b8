import { buildWithSourceMaps } from './build.mjs';
import { setUp } from './setUp.mjs';
import { runScript } from './setUpProblem.mjs';

/* Builds, and keeps the source maps in dist/source-maps: for a report of a commit whose maps are lost. */

await runScript(async () => {
  const { node } = await setUp();
  await buildWithSourceMaps(node);
  return 0;
});
