import { describe, expect, it } from 'vitest';
import { priceOf } from './price';
import { middleOf, rangeWithFee, shareOf, sizes, suggested, suggestion } from './suggest';

const reels = { channel: 'instagram', format: 'reels', quantity: 1 } as const;
const stories = { channel: 'instagram', format: 'stories', quantity: 3 } as const;
const size = { followers: 48_000, engagementBp: 400 };
const always = () => size;

describe('the suggested price of a creator', () => {
  it('equals the price of the calculator plus the fee', () => {
    const { lowCents, highCents } = priceOf({ ...reels, ...size, rights: 'organic', exclusivity: 'none' });
    expect(suggested([reels], always, 0)).toEqual({ lowCents, highCents });
    // 810 / 0.85 and 1,250 / 0.85, rounded to a step.
    expect(suggested([reels], always, 1_500)).toEqual({ lowCents: 95_000, highCents: 145_000 });
    expect(rangeWithFee({ lowCents, highCents }, 1_500)).toEqual({ lowCents: 95_000, highCents: 145_000 });
  });

  it('is the sum of the prices of the publications', () => {
    const [one, other] = [suggested([reels], always, 0), suggested([stories], always, 0)];
    const both = suggested([reels, stories], always, 0);
    expect(both?.lowCents).toBe((one?.lowCents ?? 0) + (other?.lowCents ?? 0));
  });

  it('includes its calculation: the price of each publication, their sum, and the sum plus the fee', () => {
    const found = suggestion([reels, stories], always, 1_500);
    const lows = found?.lines.map(({ lowCents }) => lowCents) ?? [];
    expect(lows).toEqual([81_000, suggested([stories], always, 0)?.lowCents]);
    expect(found?.sum.lowCents).toBe((lows[0] ?? 0) + (lows[1] ?? 0));
    const { lowCents, highCents } = found ?? {};
    expect({ lowCents, highCents }).toEqual(suggested([reels, stories], always, 1_500));
  });

  it('is null if no publication can be priced', () => {
    expect(suggested([], always, 0)).toBeNull();
    expect(suggested([reels], () => undefined, 0)).toBeNull();
    expect(suggested([reels], () => ({ ...size, followers: 999 }), 0)).toBeNull();
    expect(suggested([{ ...reels, format: 'article' }], always, 0)).toBeNull();
    expect(suggested([{ ...reels, quantity: 0 }], always, 0)).toBeNull();
  });

  it('limits engagement to between 2 % and 20 %', () => {
    const with_ = (engagementBp: number) => suggested([reels], () => ({ ...size, engagementBp }), 0);
    expect(with_(0)).toEqual(with_(200));
    expect(with_(9_000)).toEqual(with_(2_000));
  });

  it('grows with the size of the creator', () => {
    const lows = sizes.map((one) => suggested([reels], () => one, 1_500)?.lowCents ?? 0);
    expect([...lows].sort((a, b) => a - b)).toEqual(lows);
  });

  it('is split over publications in rounded amounts', () => {
    expect(shareOf({ lowCents: 100_000, highCents: 145_000 }, 3)).toEqual({
      lowCents: 33_000,
      highCents: 48_000,
    });
  });
});

it.each([
  [{ lowCents: 50_000, highCents: 71_000 }, 61_000],
  [{ lowCents: 100_000, highCents: 900_000 }, 500_000],
  [{ lowCents: 210_000, highCents: 333_000 }, 270_000],
])('returns the middle of a price range, rounded like prices: %o', (range, cents) => {
  expect(middleOf(range)).toBe(cents);
});
