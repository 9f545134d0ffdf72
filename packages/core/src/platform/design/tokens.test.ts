import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { type Palette, pairs, type Scheme, tokens } from './tokens';

const schemes = Object.entries(tokens.color) as [Scheme, Palette][];

describe.each(schemes)('the %s palette', (_scheme, palette) => {
  it.each(pairs)('makes $text readable on $on with at least $least:1', ({ text, on, least }) => {
    expect(contrast(palette[text], palette[on])).toBeGreaterThanOrEqual(least);
  });
});

describe('the contrast ratio', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#d63f1e', '#d63f1e')).toBe(1);
  });

  it('agrees with the example of WCAG: #767676 is the lightest gray that passes on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

it('gives black portraits sufficient contrast on every background color', () => {
  for (const disc of tokens.disc) expect(contrast('#000000', disc)).toBeGreaterThan(7);
});
