import { expect, it } from 'vitest';
import { aCharge, settingsWith } from '../../testing';
import { totalOwedByCurrency } from './overdue';
import { owedOn } from './slip';

const day = '2026-11-21';
const late = aCharge({ status: 'overdue', dueOn: '2026-09-08', amountCents: 310_000, keptCents: 0 });

it('adds up overdue charges with the fine and interest that each requires today', () => {
  const partly = { ...late, dueOn: '2026-10-08', keptCents: 100_000 };
  const settings = settingsWith();
  const each = [late, partly].map((charge) => owedOn({ charge }, day, settings).totalCents);
  expect(each[0]).toBeGreaterThan(310_000);
  expect(totalOwedByCurrency([{ charge: late }, { charge: partly }], day, settings)).toEqual(
    new Map([['BRL', each[0]! + each[1]!]]),
  );
});

it('adds up overdue charges by currency, without fines in foreign currencies', () => {
  const abroad = { ...late, currency: 'USD' } as const;
  expect(totalOwedByCurrency([{ charge: abroad }], day, settingsWith())).toEqual(new Map([['USD', 310_000]]));
});

it('applies the late-payment terms of an instalment to its overdue charge', () => {
  const charge = { ...late, purpose: 'pay' } as const;
  const instalment = { amountCents: 310_000, dueOn: '2026-09-08', fineBp: 200, interestBp: 0 };
  expect(totalOwedByCurrency([{ charge, instalment }], day, []).get('BRL')).toBe(316_200);
});
