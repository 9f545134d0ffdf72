import { describe, expect, it } from 'vitest';
import { anyOf, type Condition, everything, holds, narrowed, nothing, notNull, type Rule } from './index';

interface Row {
  readonly owner: number | null;
  readonly status: string;
  readonly shownAt?: string | null;
}
const row: Row = { owner: 7, status: 'draft', shownAt: null };

describe('the scope that an access rule returns', () => {
  it.each<[string, Condition<Row>[], Row, boolean]>([
    ['matches nothing without conditions', [], row, false],
    ['matches everything with an empty condition', [{}], row, true],
    ['matches an equal value', [{ owner: 7 }], row, true],
    ['does not match a different value', [{ owner: 8 }], row, false],
    ['does not match a value of a different type', [{ owner: '7' as unknown as number }], row, false],
    ['matches if all columns of one condition match', [{ owner: 7, status: 'draft' }], row, true],
    ['does not match if only some columns do', [{ owner: 7, status: 'closed' }], row, false],
    ['matches if any condition matches', [{ owner: 8 }, { status: 'draft' }], row, true],
    ['matches one of several values', [{ status: ['closed', 'draft'] }], row, true],
    ['does not match an empty list of values', [{ status: [] }], row, false],
    ['matches null by null', [{ shownAt: null }], row, true],
    ['matches a missing value by null', [{ shownAt: null }], { owner: 7, status: 'draft' }, true],
    ['does not match a value by null', [{ owner: null }], row, false],
    ['matches null by a list that contains null', [{ owner: [8, null] }], { ...row, owner: null }, true],
    ['matches any value by `notNull`', [{ owner: notNull }], row, true],
    ['does not match null by `notNull`', [{ shownAt: notNull }], row, false],
    [
      'does not match a missing value by `notNull`',
      [{ shownAt: notNull }],
      { owner: 7, status: 'draft' },
      false,
    ],
    ['ignores a column without a test', [{ owner: undefined }], row, true],
  ])('%s', (_what, scope, over, expected) => expect(holds(scope, over)).toBe(expected));

  it('contains every row for `everything`, and none for `nothing`', () => {
    expect(holds(everything, row)).toBe(true);
    expect(holds(nothing, row)).toBe(false);
  });
});

describe('an access rule combined from other rules', () => {
  const own: Rule<number, Row> = (actor) => (actor > 0 ? [{ owner: actor }] : []);
  const open: Rule<number, Row> = () => [{ status: 'open' }];

  it('gives access to each row to which any of the rules gives access', () => {
    expect(anyOf(own, open)(7)).toEqual([{ owner: 7 }, { status: 'open' }]);
    expect(anyOf(own, open)(0)).toEqual([{ status: 'open' }]);
  });

  it('gives access only to rows that also meet the narrowing condition', () => {
    expect(narrowed(own, { status: 'draft' })(7)).toEqual([{ owner: 7, status: 'draft' }]);
    expect(narrowed(own, { status: 'draft' })(0)).toEqual([]);
  });

  it('cannot be narrowed by a column that it already restricts', () => {
    expect(() => narrowed(own, { owner: 8 })(7)).toThrow('owner');
  });
});
