import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documentFlaws, documentKinds } from '@elenco/brazil';
import { problemCodes, type ResourceName, resources } from '@elenco/core';
import { paymentStatuses } from '@elenco/core/finance';
import options from '@elenco/locales/pt/options.json';
import problems from '@elenco/locales/pt/problems.json';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keysOf, type Texts } from '../../locales/texts';
import { mentionsIn } from './words';

const root = fileURLToPath(new URL('../../', import.meta.url));
const mentions = mentionsIn(root);

/**
 * Locale files whose texts tests compare with core's declarations: the tests in this file,
 * locales/resources.test.ts, notices.test.ts and audit.test.ts.
 */
const DECLARED = [
  'options.json',
  'problems.json',
  'fields.json',
  'resources.json',
  'notices.json',
  'trail.json',
];
const files = readdirSync(new URL('../../locales/pt/', import.meta.url)).filter(
  (file) => !DECLARED.includes(file),
);
const textsOf = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/pt/${file}`, import.meta.url), 'utf8')) as Texts;

/** All issue codes of zod, checked by the type `$ZodIssue['code']`. */
const zodCodes = {
  invalid_type: true,
  invalid_value: true,
  invalid_format: true,
  invalid_union: true,
  invalid_key: true,
  invalid_element: true,
  too_big: true,
  too_small: true,
  not_multiple_of: true,
  unrecognized_keys: true,
  custom: true,
} satisfies Record<z.core.$ZodIssue['code'], true>;

/**
 * Returns true if a source uses a key. Keys of react-admin count as used, because react-admin looks them up
 * itself. A plural counts as used if its singular key is used, because `t` finds the plural by that key.
 */
function isUsed(key: string): boolean {
  const name = key.replace(/_(zero|one|two|few|many|other)$/, '');
  if (key.startsWith('ra.')) return true;
  return mentions.literals.has(name) || mentions.shapes.some((shape) => shape.test(name));
}

/**
 * Locale file whose texts the page reads as properties of an object, so the compiler checks that they exist.
 */
const READ_AS_OBJECT = 'mailbox.json';

describe('a locale file of texts', () => {
  it.each(files)('contains only texts that are used: %s', (file) => {
    const read = (key: string) => file === READ_AS_OBJECT && mentions.properties.has(key);
    expect(keysOf(textsOf(file)).filter((key) => !isUsed(key) && !read(key))).toEqual([]);
  });
});

describe('the list of problem texts', () => {
  const reported = [...problemCodes, ...Object.keys(zodCodes), ...mentions.codes];

  it('has a text for each problem code', () => {
    expect([...new Set(reported)].filter((code) => !(code in problems)).sort()).toEqual([]);
  });

  it('has no text for a problem code that no source uses', () => {
    const given = new Set([...reported, ...mentions.literals]);
    expect(Object.keys(problems).filter((code) => !given.has(code))).toEqual([]);
  });
});

it('finds an enumeration in packages/core with the same values for each set of option labels', () => {
  const derived = [
    [...paymentStatuses, 'cancelled'],
    [...documentKinds, ...documentFlaws],
  ];
  const declared = new Set([
    ...derived.map(sorted),
    ...(Object.keys(resources) as ResourceName[]).flatMap((name) =>
      enumerationsIn(resources[name].schema).map(sorted),
    ),
  ]);
  // Leaves out single texts, which explain a set of options.
  const sets = Object.entries(options).filter(([, words]) => typeof words !== 'string');
  expect(sets.filter(([, words]) => !declared.has(sorted(Object.keys(words))))).toEqual([]);
});

const sorted = (values: readonly string[]) => [...values].sort().join(' ');

/** Returns the values of each enumeration in a schema. */
function enumerationsIn(schema: z.core.$ZodType): string[][] {
  if (schema instanceof z.ZodEnum) return [schema.options.map(String)];
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap(enumerationsIn);
  if (schema instanceof z.ZodArray) return enumerationsIn(schema.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return enumerationsIn(schema.unwrap());
  return [];
}
