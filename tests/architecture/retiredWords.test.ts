import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { sourcesIn } from './imports';

/** Words that names do not use; what to say instead is in docs/glossary.md. */
const RETIRED = new Set([
  ...['admit', 'anew', 'farewell', 'farewells', 'goner', 'goners', 'hands', 'house', 'led', 'rehearse'],
  ...['said', 'seat', 'seats', 'standing', 'standings', 'stretch', 'stretches', 'tell', 'telling'],
  ...['tellings', 'told', 'wall', 'whence'],
]);
/** Names that are not ours to choose, or mean something else. */
const ALLOWED = new Map<string, readonly string[]>([
  // Icons of the set that both apps draw with.
  [
    'House',
    [
      'apps/portal/app/professional/Frame.tsx',
      'apps/portal/app/shell',
      'apps/portal/app/routes/dev/shell.tsx',
    ],
  ],
  ['PersonStanding', ['apps/portal/app/shell']],
  // Where a company is registered.
  ['seat', ['packages/core/src/contract/terms.pt.ts']],
]);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** `file: name` of each file and each identifier with a retired word. */
function retiredIn(sources: readonly { path: string; text: string }[]): string[] {
  const found = new Set<string>();
  for (const { path, text } of sources) {
    const check = (name: string) => {
      if (ALLOWED.get(name)?.some((place) => path.startsWith(place))) return;
      if (wordsOf(name).some((word) => RETIRED.has(word))) found.add(`${path}: ${name}`);
    };
    check(basename(path).replace(/\..*$/, ''));
    new Visitor({
      Identifier: ({ name }) => check(name),
      JSXIdentifier: ({ name }) => check(name),
      PrivateIdentifier: ({ name }) => check(name),
    }).visit(parseSync(path, text).program);
  }
  return [...found].sort();
}

it('names use no retired word', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  expect(retiredIn(sourcesIn(root, ['apps', 'packages', 'tests', 'bin', 'bench']))).toEqual([]);
});

it('a retired word is found in any part of a name', () => {
  const text = 'const tellStory = (x: Goner) => x.openWall; export { tellStory };';
  expect(retiredIn([{ path: 'a.ts', text }])).toEqual(['a.ts: Goner', 'a.ts: openWall', 'a.ts: tellStory']);
});
