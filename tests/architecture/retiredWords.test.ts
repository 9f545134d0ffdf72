import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { read, sourcesIn } from './imports';

/** Words that are forbidden in names; docs/glossary.md has the replacements. */
const RETIRED = new Set([
  'admit',
  'anew',
  'besides',
  'beyond',
  'farewell',
  'farewells',
  'foreseen',
  'goner',
  'goners',
  'hands',
  'hear',
  'heard',
  'house',
  'hurry',
  'led',
  'meanwhile',
  'mend',
  'mended',
  'nobodys',
  'patience',
  'patient',
  'professional',
  'professionals',
  'rehearse',
  'ripe',
  'said',
  'seat',
  'seats',
  'shaky',
  'somebody',
  'standing',
  'standings',
  'stretch',
  'stretches',
  'tell',
  'telling',
  'tellings',
  'thereby',
  'told',
  'wall',
  'whence',
  'whoever',
  'whom',
  'whose',
]);
/** Names given by libraries or laws, or with another meaning. */
const ALLOWED = new Map<string, readonly string[]>([
  // Icons of the library that both apps use.
  [
    'House',
    ['apps/portal/app/creator/Frame.tsx', 'apps/portal/app/shell', 'apps/portal/app/routes/dev/shell.tsx'],
  ],
  ['PersonStanding', ['apps/portal/app/shell']],
  // The registered seat of a company.
  ['seat', ['packages/core/src/hiring/contract/terms.pt.ts']],
]);

/**
 * Names of two roles in addresses (`areaPath`) and in REST (`publicRole`). Tests may contain addresses as
 * users type them.
 */
const FORMER_ROLE = /^(client|professional)$/;
const FORMER_ADDRESS = /\bdashboard\/(client|professional)(?![a-z-])/;
const ROLES_ALLOWED =
  /^(packages\/core\/src\/people\/party\/roleNames|packages\/client\/src\/api|tests\/architecture\/retiredWords\.test)\.ts$/;
/** Files in which a client is a creator's own client, a customer on the home page, or a program. */
const CLIENT_ALLOWED = [
  'apps/portal/app/home/',
  'apps/portal/app/pay/',
  'apps/portal/app/routes/dashboard/creator/pay-clients.tsx',
  'apps/worker/src/messages.ts',
  'packages/client/src/api.ts',
  'packages/core/src/finance/delivery/silentApproval.test.ts',
  'packages/core/src/finance/fiscal/taker.test.ts',
  'packages/core/src/growth/content/',
  'packages/core/src/finance/pay/',
  'packages/core/src/testing/publicFace.ts',
  'packages/db/src/migrations/baseline/pay.ts',
  'packages/db/src/migrations/fixtures/',
  'packages/db/src/seeds/contents/',
  'packages/db/src/seeds/demo/contents/',
  'packages/search/src/import/',
  'tests/',
];
const isTest = (path: string) => /^(tests|bench|locales)\/|\.test\.tsx?$/.test(path);

/** Words and phrases that comments and test titles must not use. */
const RETIRED_PHRASES =
  /\b(anew|mend(s|ed|ing)?|shaky|whoever|whom|whose it is|somebody|nobody|thereby|meanwhile|besides|beyond|stands|lies|hears? of|(is|are|was|were) told|held to|of ours|parted by|slip of the pen|what becomes of|the house)\b/gi;
const TITLED = new Set(['it', 'describe', 'test']);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Returns the retired words in names of a source, and the retired phrases in its comments and titles. */
function retiredIn({ path, text }: { path: string; text: string }): { names: string[]; phrases: string[] } {
  const names = new Set<string>();
  const check = (name: string) => {
    if (ALLOWED.get(name)?.some((place) => path.startsWith(place))) return;
    if (FORMER_ROLE.test(name) && ROLES_ALLOWED.test(path)) return;
    if (wordsOf(name).some((word) => RETIRED.has(word))) names.add(`${path}: ${name}`);
  };
  const checkText = (value: string) => {
    if (ROLES_ALLOWED.test(path)) return;
    const client = value === 'client' && CLIENT_ALLOWED.some((place) => path.startsWith(place));
    if ((FORMER_ROLE.test(value) && !client) || (FORMER_ADDRESS.test(value) && !isTest(path)))
      names.add(`${path}: '${value}'`);
  };
  check(basename(path).replace(/\..*$/, ''));
  const { program, comments } = parseSync(path, text);
  const prose = comments.map(({ value }) => value);
  new Visitor({
    Identifier: ({ name }) => check(name),
    JSXIdentifier: ({ name }) => check(name),
    PrivateIdentifier: ({ name }) => check(name),
    Literal: ({ value }) => typeof value === 'string' && checkText(value),
    TemplateElement: ({ value }) => checkText(value.cooked ?? ''),
    CallExpression({ callee, arguments: [title] }) {
      if (!TITLED.has(/^\w+/.exec(text.slice(callee.start))?.[0] ?? '')) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') prose.push(title.value);
      if (title?.type === 'TemplateLiteral')
        prose.push(title.quasis.map(({ value }) => value.cooked).join('…'));
    },
  }).visit(program);
  // Code in backticks does not count.
  const phrases = prose.flatMap((part) =>
    [...part.replaceAll(/`[^`]*`/g, '').matchAll(RETIRED_PHRASES)].map(
      ([phrase]) => `${path}: ${phrase.toLowerCase()}`,
    ),
  );
  return { names: [...names], phrases };
}

const namesIn = (sources: readonly { path: string; text: string }[]) =>
  sources.flatMap((source) => retiredIn(source).names).sort();
const phrasesIn = (sources: readonly { path: string; text: string }[]) =>
  sources.flatMap((source) => retiredIn(source).phrases);

const sources = sourcesIn(fileURLToPath(new URL('../../', import.meta.url)), [
  'apps',
  'packages',
  'locales',
  'tests',
  'bin',
  'bench',
]);

const found = sources.map((source) => ({ path: source.path, ...retiredIn(source) }));

it('finds no retired word in names', () => {
  expect(found.flatMap(({ path, names }) => (path.startsWith('locales/') ? [] : names))).toEqual([]);
});

it('finds no retired phrase in comments and titles of tests', () => {
  expect(found.flatMap(({ phrases }) => phrases)).toEqual([]);
});

it('finds a retired phrase in comments and titles, not in code or in backticks', () => {
  const text = "/** Parted by a comma. */ const anew = 1; // `anew`\nit.each([1])('is mended', () => anew);";
  expect(phrasesIn([{ path: 'a.ts', text }])).toEqual(['a.ts: parted by', 'a.ts: mended']);
});

it('finds no literal that is spread to put several items on a line', () => {
  expect(sources.flatMap(({ path, spreads }) => spreads.map((line) => `${path}:${line}`))).toEqual([]);
});

it('finds a spread literal in objects, arrays, calls and elements', () => {
  const text =
    "f(...['a'], { ...{ b }, ...c, ...(d ? { e } : {}) }, [...(['g'] as const), ...h]);\n(<I {...{ j }} {...k} />);";
  expect(read('a.tsx', text).spreads).toEqual([1, 1, 1, 2]);
});

it('finds a retired word in any part of a name', () => {
  const text = 'const tellStory = (x: Goner) => x.openWall; export { tellStory };';
  expect(namesIn([{ path: 'a.ts', text }])).toEqual(['a.ts: Goner', 'a.ts: openWall', 'a.ts: tellStory']);
});

it('finds the name of a role that only addresses may use', () => {
  const text =
    "const home = { role: 'client', to: '/dashboard/client/search', at: `dashboard/professional` };";
  const places = ["'/dashboard/client/search'", "'client'", "'dashboard/professional'"];
  expect(namesIn([{ path: 'a.ts', text }])).toEqual(places.map((place) => `a.ts: ${place}`));
  expect(namesIn([{ path: 'packages/core/src/finance/pay/a.ts', text: "const side = 'client';" }])).toEqual(
    [],
  );
});
