import { resources } from '@elenco/core';
import { expect, it } from 'vitest';
import enShared from './en/fields.json';
import enTexts from './en/resources.json';
import shared from './pt/fields.json';
import texts from './pt/resources.json';
import { keysOf } from './texts';

type Labels = Readonly<Record<string, string | undefined>>;
type Resources = Readonly<Record<string, { readonly fields: Labels }>>;
const [pt, en]: Resources[] = [texts, enTexts];
const [inPt, inEn]: Labels[] = [shared, enShared];

/**
 * Resources that list all their labels, because the portal reads them by name and the compiler checks each.
 */
const WHOLE = ['users', 'companies'];

/**
 * Returns every key that the declarations ask for: a name, a label for each field, each state and each move.
 */
function wanted(): string[] {
  return Object.entries(resources).flatMap(([name, { schema, flow }]) => [
    `${name}.name`,
    ...Object.keys(schema.shape).map((field) => `${name}.fields.${field}`),
    ...(flow?.states ?? []).map((state) => `${name}.status.${state}`),
    ...Object.keys(flow?.moves ?? {}).map((move) => `${name}.moves.${move}`),
  ]);
}

it('defines the words of resources that the declarations ask for, and no others', () => {
  const known = Object.entries(resources).flatMap(([name, { schema }]) =>
    Object.keys(schema.shape)
      .filter((field) => field in shared && !(field in (pt?.[name]?.fields ?? {})))
      .map((field) => `${name}.fields.${field}`),
  );
  expect([...keysOf(texts), ...known].sort()).toEqual(wanted().sort());
});

it('defines a label shared by resources once, in fields.json', () => {
  const repeated = Object.keys(resources)
    .filter((name) => !WHOLE.includes(name))
    .flatMap((name) =>
      Object.keys(pt?.[name]?.fields ?? {})
        .filter(
          (field) =>
            pt?.[name]?.fields[field] === inPt?.[field] && en?.[name]?.fields[field] === inEn?.[field],
        )
        .map((field) => `${name}.fields.${field}`),
    );
  expect(repeated).toEqual([]);
  const fields = Object.values(resources).flatMap(({ schema }) => Object.keys(schema.shape));
  expect(Object.keys(shared).filter((field) => !fields.includes(field))).toEqual([]);
});
