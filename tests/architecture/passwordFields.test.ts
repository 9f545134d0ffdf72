import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = ['apps/portal/app', 'apps/backoffice/src'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}${folder}/${path}`, 'utf8') })),
);
/** All password elements in the sources, each with its attributes. */
const passwords = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/<\w+(?:[^<>]|=>)*?type="password"(?:[^<>]|=>)*?\/?>/g)].map(([element]) => ({
    path,
    element,
  })),
);

it('finds an autocomplete value for password managers at each password field', () => {
  expect(passwords.length).toBeGreaterThan(4);
  const known = /autoComplete="(current|new)-password"/;
  expect(passwords.filter(({ element }) => !known.test(element))).toEqual([]);
});

it('finds no field that rejects pasted text', () => {
  const hindered =
    /\bon(Paste|BeforeInput|Copy|Cut|Drop|ContextMenu)\b|addEventListener\('(paste|copy|cut|beforeinput)'/;
  // These files handle such events for dropped files and for cards on a board.
  const taking = ['apps/portal/app/ui/FileDrop.tsx', 'apps/portal/app/squad/BoardLine.tsx'];
  const wrong = sources.filter(({ path, text }) => hindered.test(text) && !taking.includes(path));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
