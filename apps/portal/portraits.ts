/**
 * Draws the portraits of the home page into `app/home/portraits`. Developers run it by hand, and its results
 * are part of the repository.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createAvatar } from '@dicebear/core';
import { create, meta, schema } from '@dicebear/notionists';

const folder = new URL('app/home/portraits/', import.meta.url);
const people = ['lia', 'iris', 'theo', 'caio', 'otto', 'nina', 'bia', 'ravi'];

await mkdir(folder, { recursive: true });
for (const seed of people) {
  const svg = createAvatar({ create, meta, schema }, { seed, scale: 112, translateY: 3 }).toString();
  const titled = svg.replace(/<metadata.*?<\/metadata>/s, `<title>${seed}</title>`);
  await writeFile(new URL(`${seed}.svg`, folder), `${titled}\n`);
}
await writeFile(
  new URL('LICENSE.md', folder),
  'Portraits: "Notionists" by Zoish, made with DiceBear. License: CC0 1.0 (public domain).\nDrawn by `npm run portraits -w @elenco/portal`.\n',
);
