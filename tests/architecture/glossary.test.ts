import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const glossary = readFileSync(`${root}docs/glossary.md`, 'utf8');

it('finds one line in docs/glossary.md for each folder of packages/core', () => {
  const listed = [...glossary.matchAll(/^\| `([a-z]+\/[A-Za-z]+)` \|/gm)].map(([, folder = '']) => folder);
  const folders = globSync('*/*/index.ts', { cwd: `${root}packages/core/src` })
    .map((path) => path.replaceAll('\\', '/').replace('/index.ts', ''))
    .filter((folder) => !folder.startsWith('testing/') && !folder.startsWith('kit/'));
  expect(listed.toSorted()).toEqual(folders.toSorted());
});
