import { describe, expect, it } from 'vitest';
import { anyOf, type Condition, everything, holds, narrowed, nothing, present, type Rule } from './index';

interface Row {
  readonly owner: number | null;
  readonly status: string;
  readonly shownAt?: string | null;
}
const row: Row = { owner: 7, status: 'draft', shownAt: null };

describe('a scope', () => {
  it.each<[string, Condition<Row>[], Row, boolean]>([
    ['without conditions matches nothing', [], row, false],
    ['with an empty condition matches everything', [{}], row, true],
    ['matches an equal value', [{ owner: 7 }], row, true],
    ['does not match another value', [{ owner: 8 }], row, false],
    ['does not match a value of another type', [{ owner: '7' as unknown as number }], row, false],
    ['matches if all columns of one condition match', [{ owner: 7, status: 'draft' }], row, true],
    ['does not match if only some columns do', [{ owner: 7, status: 'closed' }], row, false],
    ['matches if any condition matches', [{ owner: 8 }, { status: 'draft' }], row, true],
    ['matches one of several values', [{ status: ['closed', 'draft'] }], row, true],
    ['does not match an empty list of values', [{ status: [] }], row, false],
    ['with null matches null', [{ shownAt: null }], row, true],
    ['with null matches a missing value', [{ shownAt: null }], { owner: 7, status: 'draft' }, true],
    ['with null does not match a value', [{ owner: null }], row, false],
    ['with a list that contains null matches null', [{ owner: [8, null] }], { ...row, owner: null }, true],
    ['with `present` matches any value', [{ owner: present }], row, true],
    ['with `present` does not match null', [{ shownAt: present }], row, false],
    [
      'with `present` does not match a missing value',
      [{ shownAt: present }],
      { owner: 7, status: 'draft' },
      false,
    ],
    ['ignores a column without a test', [{ owner: undefined }], row, true],
  ])('%s', (_what, scope, over, expected) => expect(holds(scope, over)).toBe(expected));

  it('reaches every row with everything and none with nothing', () => {
    expect(holds(everything, row)).toBe(true);
    expect(holds(nothing, row)).toBe(false);
  });
});

describe('combined rules', () => {
  const own: Rule<number, Row> = (actor) => (actor > 0 ? [{ owner: actor }] : []);
  const open: Rule<number, Row> = () => [{ status: 'open' }];

  it('reach what either rule reaches', () => {
    expect(anyOf(own, open)(7)).toEqual([{ owner: 7 }, { status: 'open' }]);
    expect(anyOf(own, open)(0)).toEqual([{ status: 'open' }]);
  });

  it('reach less when narrowed, and nothing stays nothing', () => {
    expect(narrowed(own, { status: 'draft' })(7)).toEqual([{ owner: 7, status: 'draft' }]);
    expect(narrowed(own, { status: 'draft' })(0)).toEqual([]);
  });

  it('cannot be narrowed on a column that is tested already', () => {
    expect(() => narrowed(own, { owner: 8 })(7)).toThrow('owner');
  });
});
