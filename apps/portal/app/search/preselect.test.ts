import { expect, it } from 'vitest';
import { onlyOption } from './preselect';

it.each([
  [[], undefined],
  [['Verão'], 'Verão'],
  [['Verão', 'Inverno'], undefined],
])('for the options %j of a field, preselects %s', (options, expected) =>
  expect(onlyOption(options)).toBe(expected),
);
