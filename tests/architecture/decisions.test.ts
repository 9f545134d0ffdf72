import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { writtenIn } from './citations';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MAX_LINES = 32;
const INDEX = 'docs/decisions/README.md';

const index = readFileSync(`${root}${INDEX}`, 'utf8');
const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) => ({
  file: path.replaceAll('\\', '/').replace('docs/decisions/', ''),
  text: readFileSync(`${root}${path}`, 'utf8').trimEnd(),
}));
const numbers = new Set(records.map(({ file }) => file.slice(0, 3)));

/**
 * Returns the numbers of the decision records that comments and documents cite. Ignores the index of records.
 */
const citedIn = (texts: readonly { readonly path: string; readonly text: string }[]) =>
  texts
    .filter(({ path }) => path.replaceAll('\\', '/') !== INDEX)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bdecisions?[ /](\d{3})\b/gi)].map(([, number = '']) => ({ path, number })),
    );

describe('a decision record', () => {
  it(`has at most ${MAX_LINES} lines and a status`, () => {
    const wrong = records.filter(
      ({ text }) => text.split('\n').length > MAX_LINES || !/^Status: (accepted|superseded)/m.test(text),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('is listed in the index once', () => {
    const listed = [...index.matchAll(/^- \[\d{3}\]\((\d{3}-[^)]+)\) \S/gm)].map(([, file = '']) => file);
    expect(listed.toSorted()).toEqual(records.map(({ file }) => file).toSorted());
  });

  it('has no file of its own if the index lists it as superseded', () => {
    const [, superseded = ''] = index.split('## Superseded records');
    const former = [...superseded.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, row = '']) => row.split(', '));
    expect(former.filter((number) => numbers.has(number))).toEqual([]);
  });

  it('exists if a comment or document cites it', () => {
    const stray = citedIn(writtenIn(root)).filter(({ number }) => !numbers.has(number));
    expect(stray.map(({ path, number }) => `${path}: ${number}`)).toEqual([]);
  });
});
