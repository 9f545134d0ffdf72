import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { read, sourcesIn } from './imports';

/** Words that names must not contain, such as British spellings. docs/glossary.md has the replacements. */
const RETIRED = new Set([
  'admit',
  'anew',
  'asker',
  'askers',
  'behaviour',
  'besides',
  'beyond',
  'catalogue',
  'colour',
  'colours',
  'farewell',
  'farewells',
  'favourite',
  'favourites',
  'foreseen',
  'goner',
  'goners',
  'hands',
  'hear',
  'heard',
  'house',
  'hurry',
  'labelled',
  'led',
  'licence',
  'licences',
  'meanwhile',
  'mend',
  'mended',
  'neighbour',
  'neighbours',
  'nobodys',
  'patience',
  'patient',
  'professional',
  'professionals',
  'pseudonymised',
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
/**
 * The former names of two roles, which are still used in URLs (`areaPath`) and in REST (`publicRole`). Tests
 * may contain URLs as users type them.
 */
const FORMER_ROLE = /^(client|professional)$/;
const FORMER_ADDRESS = /\bdashboard\/(client|professional)(?![a-z-])/;
const ROLES_ALLOWED =
  /^(packages\/core\/src\/people\/party\/roleNames|packages\/client\/src\/api|tests\/architecture\/retiredWords\.test)\.ts$/;
const isTest = (path: string) => /^(tests|bench|locales)\/|\.test\.tsx?$/.test(path);

/** Words and phrases that comments, test titles and documents must not use. */
const RETIRED_PHRASES =
  /\b(anew|askers?|behaviours?|by the clock|catalogues?|colours?|doubles|favourites?|labelled|licences?|neighbours?|pseudonymised|specialit(y|ies)|foreseen|so (many|often)|mend(s|ed|ing)?|shaky|whoever|whom|whose it is|somebody|nobody|thereby|meanwhile|besides|beyond|stands|lies|hears? of|(is|are|was|were) told|held to|of ours|parted by|slip of the pen|what becomes of|the house|(is|are|was|were) (not )?asked for|(not )?proved lately|in (another|someone|somebody)( user| person)?['’]s name|(sends?|sent|writes?|gets?|receives?|stops?|answers?) (a |the |no |its |their )?letters?)\b/gi;
const TITLED = new Set(['it', 'describe', 'test']);

/** Matches the bodies of SQL functions. They are not checked, because PostgreSQL stores their comments. */
const FUNCTION_BODY = /\$\$[\s\S]*?\$\$/g;

/** Returns the retired phrases in a text. Code in backticks does not count. */
const phrasesOf = (text: string) =>
  [...text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '').matchAll(RETIRED_PHRASES)].map(([phrase]) =>
    phrase.toLowerCase(),
  );

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** Returns the retired words in names of a source, and the retired phrases in its comments and titles. */
function retiredIn({ path, text }: { path: string; text: string }): { names: string[]; phrases: string[] } {
  const names = new Set<string>();
  const check = (name: string) => {
    if (FORMER_ROLE.test(name) && ROLES_ALLOWED.test(path)) return;
    if (wordsOf(name).some((word) => RETIRED.has(word))) names.add(`${path}: ${name}`);
  };
  const checkText = (value: string) => {
    if (ROLES_ALLOWED.test(path)) return;
    if (value === 'professional' || (FORMER_ADDRESS.test(value) && !isTest(path)))
      names.add(`${path}: '${value}'`);
  };
  /**
   * Adds a role that has the name "client". Other values may have this name, because it also means a
   * creator's own client or a program.
   */
  const checkRole = (of: Node, value: Node) => {
    if (isTest(path) || ROLES_ALLOWED.test(path)) return;
    if (value.type === 'Literal' && value.value === 'client' && /role$/i.test(text.slice(of.start, of.end)))
      names.add(`${path}: 'client'`);
  };
  /**
   * Positions of imported names that the import renames. Packages have chosen these names, so they are not
   * checked.
   */
  const renamed = new Set<number>();
  check(basename(path).replace(/\..*$/, ''));
  const { program, comments } = parseSync(path, text);
  const prose = comments.map(({ value }) => value);
  new Visitor({
    ImportSpecifier: ({ imported, local }) => {
      if (imported.start !== local.start) renamed.add(imported.start);
    },
    Identifier: ({ name, start }) => renamed.has(start) || check(name),
    Property: ({ key, value }) => checkRole(key, value),
    BinaryExpression: ({ left, right }) => checkRole(left, right),
    JSXIdentifier: ({ name }) => check(name),
    PrivateIdentifier: ({ name }) => check(name),
    Literal: ({ value }) => typeof value === 'string' && checkText(value),
    TemplateElement: ({ value }) => checkText(value.cooked ?? ''),
    TemplateLiteral({ quasis }) {
      const sql = quasis.map(({ value }) => value.cooked).join('…');
      prose.push(...(sql.replaceAll(FUNCTION_BODY, '').match(/(?<=^|\s)-- .*$/gm) ?? []));
    },
    CallExpression({ callee, arguments: [title] }) {
      if (!TITLED.has(/^\w+/.exec(text.slice(callee.start))?.[0] ?? '')) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') prose.push(title.value);
      if (title?.type === 'TemplateLiteral')
        prose.push(title.quasis.map(({ value }) => value.cooked).join('…'));
    },
  }).visit(program);
  const phrases = prose.flatMap((part) => phrasesOf(part).map((phrase) => `${path}: ${phrase}`));
  return { names: [...names], phrases };
}

const namesIn = (sources: readonly { path: string; text: string }[]) =>
  sources.flatMap((source) => retiredIn(source).names).sort();
const phrasesIn = (sources: readonly { path: string; text: string }[]) =>
  sources.flatMap((source) => retiredIn(source).phrases);

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = sourcesIn(root, ['apps', 'packages', 'locales', 'tests', 'bin', 'bench']);

const found = sources.map((source) => ({ path: source.path, ...retiredIn(source) }));

it('finds no retired word in identifiers and file names', () => {
  expect(found.flatMap(({ path, names }) => (path.startsWith('locales/') ? [] : names))).toEqual([]);
});

it('finds no retired phrase in comments and titles of tests', () => {
  expect(found.flatMap(({ phrases }) => phrases)).toEqual([]);
});

it('finds no retired phrase in documents', () => {
  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    // This document is generated from the texts of the interface.
    .filter((path) => path.endsWith('.md') && path !== 'errors.md')
    .map((path) => join('docs', path));
  const hits = ['README.md', 'CONTRIBUTING.md', ...documents].flatMap((path) =>
    phrasesOf(readFileSync(join(root, path), 'utf8')).map((phrase) => `${path}: ${phrase}`),
  );
  expect(hits).toEqual([]);
});

it('detects a retired phrase in comments of SQL, except in bodies of functions', () => {
  const text =
    'const sql = `-- Made anew.\n  a text, -- What lies here.\nas $$\n-- Mended by somebody.\n$$`;';
  expect(phrasesIn([{ path: 'a.ts', text }])).toEqual(['a.ts: anew', 'a.ts: lies']);
});

it('detects a retired phrase in comments and titles, but not in code or in backticks', () => {
  const text = "/** Parted by a comma. */ const anew = 1; // `anew`\nit.each([1])('is mended', () => anew);";
  expect(phrasesIn([{ path: 'a.ts', text }])).toEqual(['a.ts: parted by', 'a.ts: mended']);
});

it('finds no literal array or object that is spread only to put several items on a line', () => {
  expect(sources.flatMap(({ path, spreads }) => spreads.map((line) => `${path}:${line}`))).toEqual([]);
});

it('detects a spread literal in objects, arrays, calls and elements', () => {
  const text =
    "f(...['a'], { ...{ b }, ...c, ...(d ? { e } : {}) }, [...(['g'] as const), ...h]);\n(<I {...{ j }} {...k} />);";
  expect(read('a.tsx', text).spreads).toEqual([1, 1, 1, 2]);
});

it('detects a retired word in any part of an identifier', () => {
  const text = 'const tellStory = (x: Goner) => x.openWall; export { tellStory };';
  expect(namesIn([{ path: 'a.ts', text }])).toEqual(['a.ts: Goner', 'a.ts: openWall', 'a.ts: tellStory']);
});

it('detects the name of a role that only URLs may use', () => {
  const text =
    "const home = { role: 'client', to: '/dashboard/client/search', at: `dashboard/professional` };";
  const places = ["'/dashboard/client/search'", "'client'", "'dashboard/professional'"];
  expect(namesIn([{ path: 'a.ts', text }])).toEqual(places.map((place) => `a.ts: ${place}`));
  const client = "const isRole = row.role === 'client' || row.side === 'client';";
  expect(namesIn([{ path: 'a.ts', text: client }])).toEqual(["a.ts: 'client'"]);
});

it('ignores a retired word in an imported name that the import renames', () => {
  const text = "import { House, Wall as Icon } from 'icons';";
  expect(namesIn([{ path: 'a.ts', text }])).toEqual(['a.ts: House']);
});
