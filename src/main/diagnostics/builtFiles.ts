import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Written by a release into the folder of built files. No part of the hash. */
export const stampName = 'build.json';

export interface BuildStamp {
  version: string;
  /** `null`: not built from a checkout. */
  commit: string | null;
  /** Hash of all built files, as in {@link BuiltFiles}. */
  hash: string;
}

export interface BuiltFiles {
  /** SHA-256 of the names and contents of all built files. Names the source maps of a release. */
  hash: string;
  /** First half of each file's SHA-256. */
  files: Record<string, string>;
}

const folders = ['main', 'preload', 'renderer'];
const hashed = /\.(?:js|cjs|html|css)$/;

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Folder by folder: an archive does not support recursive listings in every version of Electron. */
const filesBelow = async (root: string, folder: string): Promise<string[]> => {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, path);
      return hashed.test(entry.name) ? [path] : [];
    }),
  );
  return found.flat();
};

/** Hashes of the files that run, in a folder or archive. A difference from the release's shows a damaged file. */
export const hashBuiltFiles = async (root: string): Promise<BuiltFiles> => {
  const paths = (await Promise.all(folders.map((folder) => filesBelow(root, folder)))).flat().toSorted();
  const hashes: [string, string][] = [];
  for (const path of paths) hashes.push([path, sha256(await readFile(join(root, path)))]);
  return {
    hash: sha256(hashes.map(([path, hash]) => `${path} ${hash}\n`).join('')),
    files: Object.fromEntries(hashes.map(([path, hash]) => [path, hash.slice(0, 32)])),
  };
};

const isStamp = (value: unknown): value is BuildStamp =>
  typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string';

/** `null`: not a release. */
export const readBuildStamp = async (root: string): Promise<BuildStamp | null> => {
  try {
    const stamp: unknown = JSON.parse(await readFile(join(root, stampName), 'utf8'));
    return isStamp(stamp) ? stamp : null;
  } catch {
    return null;
  }
};
