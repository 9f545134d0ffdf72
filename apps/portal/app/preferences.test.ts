import { describe, expect, it } from 'vitest';
import {
  hasAccessibilityPreferences,
  mergePreferences,
  preferencesCookie,
  preferencesFrom,
  resetAccessibility,
} from './preferences';

describe('the preferences cookie', () => {
  it('returns the stored preferences', () => {
    const [pair] = preferencesCookie({ locale: 'en', contrast: 'high' }).split(';');
    expect(preferencesFrom(`a=1; ${pair}; b=2`)).toEqual({ locale: 'en', contrast: 'high' });
  });

  it('keeps the text size in whole steps within its limits', () => {
    const kept = (zoom: unknown) => preferencesFrom(`preferences=zoom:${zoom}`).zoom;
    expect([80, 105, 200].map(kept)).toEqual([80, 105, 200]);
    expect([75, 101, 205, '1e9', 'x', ''].map(kept)).toEqual(Array(6).fill(undefined));
  });

  it('drops unknown preferences and values', () => {
    expect(preferencesFrom('preferences=locale:xx.scheme:<script>.role:admin')).toEqual({});
    expect(preferencesFrom(undefined)).toEqual({});
  });
});

describe('a change of display preferences', () => {
  it('keeps the preferences that the user did not change', () => {
    expect(mergePreferences({ locale: 'en', zoom: 110 }, { links: 'on' })).toEqual({
      locale: 'en',
      zoom: 110,
      links: 'on',
    });
  });

  it('keeps only the last choice of strong colors or no colors', () => {
    expect(mergePreferences({ saturation: 'on' }, { zerosaturation: 'on' })).toEqual({
      saturation: 'off',
      zerosaturation: 'on',
    });
    expect(mergePreferences({ zerosaturation: 'on' }, { saturation: 'on' })).toMatchObject({
      zerosaturation: 'off',
    });
  });

  it('can reset all preferences except language and color scheme', () => {
    const all = { locale: 'en', scheme: 'dark', contrast: 'high', zoom: 120, links: 'on' } as const;
    expect(hasAccessibilityPreferences(all)).toBe(true);
    expect(resetAccessibility(all)).toEqual({ locale: 'en', scheme: 'dark' });
    expect(hasAccessibilityPreferences(resetAccessibility(all))).toBe(false);
    expect(hasAccessibilityPreferences({ links: 'off', contrast: 'normal', zoom: 100 })).toBe(false);
  });
});
