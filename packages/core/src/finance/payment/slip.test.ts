import { parseBoletoLine, parsePix } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import { brand } from '../../people';
import { aCharge, settingsWith } from '../../testing';
import { ourNumberOf, owedOn, pixCodeOf, slipOf } from './slip';

const charge = { id: 71, currency: 'BRL' as const, dueOn: '2026-12-28', amountCents: 400_000 };

describe('the slip and PIX code of a charge', () => {
  it('include a slip with bank, due date, amount and number', () => {
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

  it('include a PIX code to the platform with the same amount and number', () => {
    expect(parsePix(slipOf(charge).pixCode ?? '')).toEqual({
      key: brand.supportEmail,
      merchantName: brand.legalName,
      merchantCity: 'Sao Paulo',
      amountCents: 400_000,
      txid: '00000000071',
    });
  });

  it('exist only in BRL', () => {
    expect(slipOf({ ...charge, currency: 'EUR' })).toEqual({
      ourNumber: '00000000071',
      barCode: null,
      digitableLine: null,
      pixCode: null,
    });
  });

  it('do not exist if the amount exceeds the field that encodes it', () => {
    const large = slipOf({ ...charge, amountCents: 10_000_000_000 });
    expect([large.barCode, large.digitableLine]).toEqual([null, null]);
    expect(large.pixCode).not.toBeNull();
    expect(slipOf({ ...charge, amountCents: 1_000_000_000_000 }).pixCode).toBeNull();
  });
});

it('normalizes a slip number with any padding by the bank', () => {
  expect([71, '71', '0071', '00000000000000000071'].map(ourNumberOf)).toEqual(Array(4).fill('00000000071'));
});

describe('the PIX code of an open charge', () => {
  const issued = aCharge({ ...charge, ...slipOf(charge), status: 'overdue', slipCents: 400_000 });
  const amountOn = (day: string, given: Partial<typeof issued> = {}) => {
    const asked = { ...issued, ...given };
    const code = pixCodeOf(asked, owedOn({ charge: asked }, day, settingsWith()));
    return code && parsePix(code)?.amountCents;
  };

  it('is the PIX code of the slip until the due date', () => {
    expect(pixCodeOf(issued, { totalCents: 400_000 })).toBe(issued.pixCode);
    expect(amountOn('2026-12-28')).toBe(400_000);
  });

  it('has, after the due date, the amount due on the day and the same number', () => {
    // The amount includes a fine of 2 %, and interest for three days at 1 % a month.
    expect(amountOn('2026-12-31')).toBe(400_000 + 8_000 + 400);
    expect(parsePix(pixCodeOf(issued, { totalCents: 408_400 }) ?? '')?.txid).toBe(issued.ourNumber);
  });

  it('has a lower amount than a second copy that is due later', () => {
    expect(amountOn('2026-12-31', { slipCents: 409_200, slipDueOn: '2027-01-06' })).toBe(408_400);
  });

  it('does not exist in foreign currencies', () => {
    expect(amountOn('2026-12-31', { currency: 'EUR', pixCode: null })).toBeNull();
  });
});
