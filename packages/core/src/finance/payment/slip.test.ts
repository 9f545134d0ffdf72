import { parseBoletoLine, parsePix } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import { brand } from '../../people';
import { ourNumberOf, slipOf } from './slip';

const charge = { id: 71, currency: 'BRL' as const, dueOn: '2026-12-28', amountCents: 400_000 };

describe('the set of payment codes of a charge', () => {
  it('includes a slip with bank, due date, amount and number', () => {
    const slip = slipOf(charge);
    expect(parseBoletoLine(slip.digitableLine ?? '', '2026-11-21')).toEqual({
      bank: '999',
      dueOn: '2026-12-28',
      amountCents: 400_000,
      freeField: '0000000000000000000000071',
      barCode: slip.barCode,
    });
    expect(slip.ourNumber).toBe('00000000071');
  });

  it('includes a PIX code to the platform with the same amount and number', () => {
    expect(parsePix(slipOf(charge).pixCode ?? '')).toEqual({
      key: brand.supportEmail,
      merchantName: brand.legalName,
      merchantCity: 'Sao Paulo',
      amountCents: 400_000,
      txid: '00000000071',
    });
  });

  it('exists only in BRL', () => {
    expect(slipOf({ ...charge, currency: 'EUR' })).toEqual({
      ourNumber: '00000000071',
      barCode: null,
      digitableLine: null,
      pixCode: null,
    });
  });

  it('omits codes whose amount field is too small', () => {
    const large = slipOf({ ...charge, amountCents: 10_000_000_000 });
    expect([large.barCode, large.digitableLine]).toEqual([null, null]);
    expect(large.pixCode).not.toBeNull();
    expect(slipOf({ ...charge, amountCents: 1_000_000_000_000 }).pixCode).toBeNull();
  });
});

it('returns the same slip number regardless of the bank’s padding', () => {
  expect([71, '71', '0071', '00000000000000000071'].map(ourNumberOf)).toEqual(Array(4).fill('00000000071'));
});
