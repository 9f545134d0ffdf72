import { describe, expect, it } from 'vitest';
import { optionOf } from './optionOf';

const options = ['Gastronomia', 'Saúde', 'Saude', 'Dança'].map((label) => ({ value: label, label }));

describe('optionOf', () => {
  it.each([
    ['Gastronomia', 'Gastronomia'],
    ['  gastronomia ', 'Gastronomia'],
    ['GASTRONOMIA', 'Gastronomia'],
    ['danca', 'Dança'],
    ['Saude', 'Saude'],
    ['saúde', 'Saúde'],
  ])('matches %j to %s', (typed, meant) => expect(optionOf(options, typed)?.value).toBe(meant));

  it.each(['', '  ', 'gastr', 'Gastronomias', 'Gastro nomia'])('finds no option for %j', (typed) =>
    expect(optionOf(options, typed)).toBeNull(),
  );
});
