import { expect, it } from 'vitest';
import { resources } from './resources.server';

function keys(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keys(value, `${before}${key}.`) : `${before}${key}`,
  );
}

function variables(texts: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): [string, string[]][] =>
      typeof value === 'string'
        ? [[key, [...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort()]]
        : Object.entries(variables(value as object)).map(([inner, found]) => [`${key}.${inner}`, found]),
    ),
  );
}

const namespaces = Object.keys(resources.pt) as (keyof typeof resources.pt)[];

it.each(namespaces)('%s says the same things with the same variables in both languages', (namespace) => {
  expect(keys(resources.en[namespace]).sort()).toEqual(keys(resources.pt[namespace]).sort());
  expect(variables(resources.en[namespace])).toEqual(variables(resources.pt[namespace]));
});
