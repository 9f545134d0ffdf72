import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../testing';
import {
  centsPerPublication,
  linesTotal,
  lineTotal,
  MAX_PROPOSAL_LINES,
  type ProposalLine,
  scaleLinesTo,
} from './proposal';

it.each([
  ['three publications with a price each', 3, 'per_post', 300_000, 100_000],
  ['one publication with a price each', 1, 'per_post', 100_000, null],
  ['three publications with a total price', 3, 'total', 100_000, null],
] as const)(
  'returns the total and the price per publication for a proposal line of %s',
  (_, quantity, pricing, total, each) => {
    const line = { quantity, pricing, amountCents: 100_000 };
    expect([lineTotal(line), centsPerPublication(line)]).toEqual([total, each]);
  },
);

describe('the lines of an accepted counter-offer', () => {
  const each = (quantity: number, amountCents: number) =>
    aLine({ quantity, pricing: 'per_post', amountCents });
  const inTotal = (quantity: number, amountCents: number) =>
    aLine({ quantity, pricing: 'total', amountCents });

  it('keep quantity and price per publication', () => {
    expect(scaleLinesTo([each(3, 100_000), each(2, 50_000)], 320_000)).toEqual([
      each(3, 80_000),
      each(2, 40_000),
    ]);
  });

  it('put the rounding remainder on a line that can take it', () => {
    expect(scaleLinesTo([each(3, 100_000), inTotal(10, 100_000)], 200_001)).toEqual([
      each(3, 50_000),
      inTotal(10, 50_001),
    ]);
  });

  it('split the first line if no price can take the remainder', () => {
    expect(scaleLinesTo([each(3, 100_000)], 100_000)).toEqual([each(2, 33_333), each(1, 33_334)]);
  });

  it('price the first line in total if the maximum number of lines is reached', () => {
    const lines = Array.from({ length: MAX_PROPOSAL_LINES }, () => each(3, 1_000));
    const priced = scaleLinesTo(lines, 50_000);
    expect(priced).toHaveLength(MAX_PROPOSAL_LINES);
    expect(priced?.[0]).toEqual(inTotal(3, 2_519));
  });

  it('add up to the exact total and keep the number of publications', () => {
    const line = fc
      .record({
        quantity: fc.integer({ min: 1, max: 99 }),
        pricing: fc.constantFrom('total', 'per_post'),
        amountCents: fc.integer({ min: 1, max: 10_000_000 }),
      })
      .map((given) => aLine(given));
    const published = (lines: readonly ProposalLine[]) =>
      lines.reduce((all, { quantity }) => all + quantity, 0);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: MAX_PROPOSAL_LINES }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (lines, sum) => {
          const priced = scaleLinesTo(lines, sum);
          if (priced === null) return;
          expect(linesTotal(priced)).toBe(sum);
          expect(published(priced)).toBe(published(lines));
          expect(priced.length).toBeLessThanOrEqual(MAX_PROPOSAL_LINES);
        },
      ),
    );
  });
});
