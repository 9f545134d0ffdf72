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
    ['without conditions, never', [], row, false],
    ['with an empty condition, always', [{}], row, true],
    ['by an equal value', [{ owner: 7 }], row, true],
    ['not by another value', [{ owner: 8 }], row, false],
    ['not by a value of another type', [{ owner: '7' as unknown as number }], row, false],
    ['by all columns of one condition', [{ owner: 7, status: 'draft' }], row, true],
    ['not by only some of them', [{ owner: 7, status: 'closed' }], row, false],
    ['by one condition or another', [{ owner: 8 }, { status: 'draft' }], row, true],
    ['by one of some values', [{ status: ['closed', 'draft'] }], row, true],
    ['by none of no values', [{ status: [] }], row, false],
    ['by null where it is null', [{ shownAt: null }], row, true],
    ['by null where it is missing', [{ shownAt: null }], { owner: 7, status: 'draft' }, true],
    ['not by null where it is something', [{ owner: null }], row, false],
    ['by one of some values, null among them', [{ owner: [8, null] }], { ...row, owner: null }, true],
    ['by being there at all', [{ owner: present }], row, true],
    ['not by being there when it is null', [{ shownAt: present }], row, false],
    ['not by being there when it is missing', [{ shownAt: present }], { owner: 7, status: 'draft' }, false],
    ['whatever a column without a test holds', [{ owner: undefined }], row, true],
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
