import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from '../src/demo-api/contract/openApiText.ts';
import { projectDirectory } from './project.mjs';

/* Writes docs/openapi.json from the schemas and the sample data. */

const file = join(projectDirectory, 'docs/openapi.json');
writeFileSync(file, await openApiText());
console.log(`Wrote ${file}`);
