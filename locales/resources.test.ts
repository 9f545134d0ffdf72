import { resources } from '@elenco/core';
import { expect, it } from 'vitest';
import texts from './pt/resources.json';
import { keysOf } from './texts';

/** Every key that the declarations ask for: a name, a label for each field, each state and each move. */
function wanted(): string[] {
  return Object.entries(resources).flatMap(([name, { schema, flow }]) => [
    `${name}.name`,
    ...Object.keys(schema.shape).map((field) => `${name}.fields.${field}`),
    ...(flow?.states ?? []).map((state) => `${name}.status.${state}`),
    ...Object.keys(flow?.moves ?? {}).map((move) => `${name}.moves.${move}`),
  ]);
}

it('the words of resources are those that the declarations ask for, and no others', () => {
  expect(keysOf(texts).sort()).toEqual(wanted().sort());
});
