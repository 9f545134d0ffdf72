import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MOST = 300;

/** Files that may be longer than the maximum, each with the reason. */
const LONG = new Map([
  ['packages/client/src/api.ts', 'drawn from docs/openapi.json by bin/client.ts, read by compilers'],
]);

const BUILT = /(^|[/\\])(node_modules|build|dist|\.\w+)$/;
const files = globSync('{apps,packages,locales,tests,bin,bench}/**/*.{ts,tsx,mjs,css}', {
  cwd: root,
  exclude: (path) => BUILT.test(path),
}).map((path) => ({
  path: path.replaceAll('\\', '/'),
  lines: readFileSync(join(root, path), 'utf8').replace(/\n$/, '').split('\n').length,
}));

it(`finds no source file with more than ${MOST} lines`, () => {
  const long = files.filter(({ lines }) => lines > MOST).map(({ path, lines }) => `${path}: ${lines}`);
  expect(long.filter((line) => !LONG.has(line.replace(/: .*/, '')))).toEqual([]);
  expect([...LONG.keys()].filter((path) => !long.some((line) => line.startsWith(`${path}:`)))).toEqual([]);
});
