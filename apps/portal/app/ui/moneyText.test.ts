import { describe, expect, it } from 'vitest';
import { readMoney } from './moneyText';

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

describe('readMoney', () => {
  it('turns marked amounts into minor units, as each language writes them', () => {
    expect([...readMoney(form({ totalCents: '1.400,50', 'totalCents:money': 'pt' }))]).toEqual([
      ['totalCents', '140050'],
    ]);
    expect([...readMoney(form({ totalCents: '1,400.50', 'totalCents:money': 'en' }))]).toEqual([
      ['totalCents', '140050'],
    ]);
  });

  it('reads amounts in repeated lines', () => {
    const read = readMoney(form({ 'lines[0].priceCents': '300', 'lines[0].priceCents:money': 'pt' }));
    expect(read.get('lines[0].priceCents')).toBe('30000');
  });

  it('leaves what is no amount for the schema to refuse, and other fields alone', () => {
    const read = readMoney(form({ totalCents: 'mil', 'totalCents:money': 'pt', title: '1.400,50' }));
    expect(Object.fromEntries(read)).toEqual({ totalCents: 'mil', title: '1.400,50' });
  });
});
