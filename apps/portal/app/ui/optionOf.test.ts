import { describe, expect, it } from 'vitest';
import { optionOf } from './optionOf';

const options = ['Gastronomia', 'Saúde', 'Saude', 'Dança'].map((label) => ({ value: label, label }));

describe('an option is matched by', () => {
  it.each([
    ['Gastronomia', 'Gastronomia'],
    ['  gastronomia ', 'Gastronomia'],
    ['GASTRONOMIA', 'Gastronomia'],
    ['danca', 'Dança'],
    ['Saude', 'Saude'],
    ['saúde', 'Saúde'],
  ])('%j as %s', (typed, meant) => expect(optionOf(options, typed)?.value).toBe(meant));

  it.each(['', '  ', 'gastr', 'Gastronomias', 'Gastro nomia'])('no option matches %j', (typed) =>
    expect(optionOf(options, typed)).toBeNull(),
  );
});
