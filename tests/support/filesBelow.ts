import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const filesBelow = (directory: string): { file: string; content: Buffer }[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, content: readFileSync(file) }));
