/**
 * This file is plain JavaScript, because `bin/run.mjs` loads it before it decides whether to load a compiler.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = ['apps', 'packages', 'locales', 'bin'];
const ROOT_FILES = ['package-lock.json', 'package.json', 'tsconfig.json', 'turbo.json'];
const NOT_SOURCE = new Set(['node_modules', 'build', 'dist', '.turbo', '.cache']);
/** Matches test files, which are not part of a build. */
const TEST = /\.test\.tsx?$/;

const start = dirname(fileURLToPath(import.meta.url));
/** Root folder of the project: two levels above the sources, three above the built programs. */
export const root = join(start, existsSync(join(start, '../../turbo.json')) ? '../..' : '../../..');
/** Folder of the built programs. */
export const built = join(root, 'apps/portal/build');
/** True if this code runs in a built program. */
export const isBuilt = start === built;
const outputs = [join(built, 'main.js'), join(root, 'apps/backoffice/dist/index.html')];
const stamp = join(root, '.cache/build');

export function fingerprint() {
  const files = [...ROOT_FILES];
  for (const folder of SOURCES) collect(folder, files);
  const hash = createHash('sha256').update(process.version);
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function collect(folder, into) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_SOURCE.has(entry.name)) collect(path, into);
    } else if (entry.isFile() && !TEST.test(path)) into.push(path);
  }
}

export function isFresh(print = fingerprint()) {
  return (
    outputs.every((path) => existsSync(path)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print
  );
}

export function forgetBuild() {
  rmSync(stamp, { force: true });
}

export function noteBuild(print) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
