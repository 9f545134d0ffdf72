import { describe, expect, it } from 'vitest';
import { readNumbers } from './numberText';

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

describe('readNumbers', () => {
  it('converts amounts in form data from the notation of each language to minor units', () => {
    expect([...readNumbers(form({ totalCents: '1.400,50', 'totalCents:money': 'pt' }))]).toEqual([
      ['totalCents', '140050'],
    ]);
    expect([...readNumbers(form({ totalCents: '1,400.50', 'totalCents:money': 'en' }))]).toEqual([
      ['totalCents', '140050'],
    ]);
  });

  it('converts amounts in repeated rows', () => {
    const read = readNumbers(form({ 'lines[0].priceCents': '300', 'lines[0].priceCents:money': 'pt' }));
    expect(read.get('lines[0].priceCents')).toBe('30000');
  });

  it.each(['48000', '48.000', '48,000', '48 000', '48 mil', '48k'])(
    'converts the count “%s” in form data to digits',
    (typed) => {
      const read = readNumbers(
        form({ 'presences[0].followers': typed, 'presences[0].followers:count': '1' }),
      );
      expect([...read]).toEqual([['presences[0].followers', '48000']]);
    },
  );

  it.each([
    ['3,5', '3.5'],
    ['3.25', '3.25'],
    ['4 %', '4'],
    ['muito', 'muito'],
  ])('converts the percentage “%s” in form data to “%s”', (typed, expected) => {
    const read = readNumbers(form({ minEngagement: typed, 'minEngagement:percent': '1' }));
    expect([...read]).toEqual([['minEngagement', expected]]);
  });

  it('leaves a fractional count unchanged, so that the schema rejects it', () => {
    const read = readNumbers(form({ quantity: '48.5', 'quantity:count': '1' }));
    expect([...read]).toEqual([['quantity', '48.5']]);
  });

  it('leaves invalid amounts and other fields unchanged, so that the schema rejects them', () => {
    const read = readNumbers(form({ totalCents: 'mil', 'totalCents:money': 'pt', title: '1.400,50' }));
    expect(Object.fromEntries(read)).toEqual({ totalCents: 'mil', title: '1.400,50' });
  });
});
