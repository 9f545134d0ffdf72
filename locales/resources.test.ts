import { resources } from '@elenco/core';
import { describe, expect, it } from 'vitest';
import backofficeEn from './en/backoffice.json';
import resourcesEn from './en/resources.json';
import backofficePt from './pt/backoffice.json';
import resourcesPt from './pt/resources.json';

/** Every key that the declarations ask for: a name, a label for each field, each state and each move. */
function wanted(): string[] {
  return Object.entries(resources).flatMap(([name, { schema, flow }]) => [
    `${name}.name`,
    ...Object.keys(schema.shape).map((field) => `${name}.fields.${field}`),
    ...(flow?.states ?? []).map((state) => `${name}.status.${state}`),
    ...Object.keys(flow?.moves ?? {}).map((move) => `${name}.moves.${move}`),
  ]);
}

type Texts = { readonly [key: string]: string | Texts };

function leaves(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
}

const keysOf = (texts: Texts) => leaves(texts).map(([key]) => key);
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

describe.each([
  ['pt', resourcesPt],
  ['en', resourcesEn],
] as const)('resources in %s', (_, texts) => {
  it('has the words that the declarations ask for, and no others', () => {
    expect(keysOf(texts).sort()).toEqual(wanted().sort());
  });

  it('has a word for each', () => {
    expect(leaves(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

it('says the same in both languages in the back office, with the same placeholders', () => {
  const en = new Map(leaves(backofficeEn));
  expect([...en.keys()].sort()).toEqual(keysOf(backofficePt).sort());
  for (const [key, text] of leaves(backofficePt)) {
    expect(placeholders(en.get(key) ?? ''), key).toEqual(placeholders(text));
  }
});
