import { describe, expect, it } from 'vitest';
import { choose, hasAids, preferencesCookie, preferencesFrom, withoutAids } from './preferences';

describe('the preferences cookie', () => {
  it('gives back what was kept in it', () => {
    const [pair] = preferencesCookie({ locale: 'en', contrast: 'high' }).split(';');
    expect(preferencesFrom(`a=1; ${pair}; b=2`)).toEqual({ locale: 'en', contrast: 'high' });
  });

  it('keeps the size of text in whole steps within its bounds', () => {
    const kept = (zoom: unknown) => preferencesFrom(`preferences=zoom:${zoom}`).zoom;
    expect([80, 105, 200].map(kept)).toEqual([80, 105, 200]);
    expect([75, 101, 205, '1e9', 'x', ''].map(kept)).toEqual(Array(6).fill(undefined));
  });

  it('drops unknown names and values, whoever wrote them', () => {
    expect(preferencesFrom('preferences=locale:xx.scheme:<script>.role:admin')).toEqual({});
    expect(preferencesFrom(undefined)).toEqual({});
  });
});

describe('a choice about the look', () => {
  it('leaves the others as they are', () => {
    expect(choose({ locale: 'en', zoom: 110 }, { links: 'on' })).toEqual({
      locale: 'en',
      zoom: 110,
      links: 'on',
    });
  });

  it('has colours at their strongest or not at all, whichever came last', () => {
    expect(choose({ saturation: 'on' }, { zerosaturation: 'on' })).toEqual({
      saturation: 'off',
      zerosaturation: 'on',
    });
    expect(choose({ zerosaturation: 'on' }, { saturation: 'on' })).toMatchObject({ zerosaturation: 'off' });
  });

  it('is taken back as a whole, but for language and colours of the page', () => {
    const all = { locale: 'en', scheme: 'dark', contrast: 'high', zoom: 120, links: 'on' } as const;
    expect(hasAids(all)).toBe(true);
    expect(withoutAids(all)).toEqual({ locale: 'en', scheme: 'dark' });
    expect(hasAids(withoutAids(all))).toBe(false);
    expect(hasAids({ links: 'off', contrast: 'normal', zoom: 100 })).toBe(false);
  });
});
