import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseListing } from './listing';

const shelf = {
  schema: z.object({ id: z.int().positive(), size: z.enum(['s', 'm']), weight: z.int().min(0).nullable() }),
  filters: { id: 'is', size: 'is', weight: 'between' },
  sorts: ['id'],
} as const;

it.each([
  [{ id: 'many' }, 'not_whole_number'],
  [{ id: 1.5 }, 'not_whole_number'],
  [{ id: 0 }, 'too_small'],
  [{ weight_gte: '48.5' }, 'not_whole_number'],
  [{ weight_lte: -1 }, 'too_small'],
  [{ size: 'xl' }, 'invalid_value'],
])('refuses a list filter with an invalid value: %o, reason %s', (filter, code) => {
  const asked = () => parseListing(shelf, { filter: JSON.stringify(filter) });
  expect(asked).toThrow(expect.objectContaining({ errors: [expect.objectContaining({ code })] }));
});

it('accepts a list filter with valid values', () => {
  const { where } = parseListing(shelf, { filter: '{"id":[1,2],"weight_gte":48000}' });
  expect(where).toEqual([
    { field: 'id', test: 'in', values: [1, 2] },
    { field: 'weight', test: 'from', values: [48_000] },
  ]);
});

it('accepts a list filter without values, but refuses a bound without a value', () => {
  const { where } = parseListing(shelf, { filter: '{"id":[]}' });
  expect(where).toEqual([{ field: 'id', test: 'in', values: [] }]);
  expect(() => parseListing(shelf, { filter: '{"weight_gte":[]}' })).toThrow('invalid_value');
});

it.each([
  ['[9,0]', 'range_reversed'],
  ['[0,1000]', 'range_too_wide'],
  ['[-1,4]', 'invalid_format'],
])('refuses the range %s of list rows: %s', (range, code) => {
  expect(() => parseListing(shelf, { range })).toThrow(code);
});

it('accepts numbers written as text in filters of numeric fields', () => {
  const { where } = parseListing(shelf, { filter: '{"id":["1","2"],"weight_lte":"48000"}' });
  expect(where).toEqual([
    { field: 'id', test: 'in', values: [1, 2] },
    { field: 'weight', test: 'to', values: [48_000] },
  ]);
});
