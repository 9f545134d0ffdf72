import { describe, expect, it } from 'vitest';
import { preferencesCookie, preferencesFrom } from './preferences';

describe('the preferences cookie', () => {
  it('gives back what was kept in it', () => {
    const [pair] = preferencesCookie({ locale: 'en', contrast: 'high' }).split(';');
    expect(preferencesFrom(`a=1; ${pair}; b=2`)).toEqual({ locale: 'en', contrast: 'high' });
  });

  it('drops unknown names and values, whoever wrote them', () => {
    expect(preferencesFrom('preferences=locale:xx.scheme:<script>.role:admin')).toEqual({});
    expect(preferencesFrom(undefined)).toEqual({});
  });
});
