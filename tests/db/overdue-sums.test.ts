import { businessDate } from '@elenco/brazil';
import { charges, lateRates, owedOn, settings } from '@elenco/core';
import { expect, test } from 'vitest';
import { once } from './money/beginnings';
import { aWorld } from './money/lives';

const live = aWorld();

test('the home page of finance shows the overdue sum without and with the day’s fine and interest', async () => {
  const { database, cast, now } = await live([
    once(['sign a hiring']),
    ...Array.from({ length: 3 }, () => ({ ...once(['days pass']), a: 15 })),
  ]);
  const today = businessDate(now);
  const unpaid = await database.see(charges, cast.finance, { status: ['open', 'overdue'] });
  const overdue = unpaid.filter(({ dueOn }) => dueOn < today);
  const rates = await database.see(settings, cast.finance, { key: [...lateRates] });
  const total = (of: 'restCents' | 'totalCents') =>
    overdue.reduce((sum, charge) => sum + owedOn({ charge }, today, rates)[of], 0);
  const day = await database.office.financeDay(cast.finance, now);
  expect(total('totalCents')).toBeGreaterThan(total('restCents'));
  const row = { currency: 'BRL', count: overdue.length };
  expect(day.overdue).toEqual([{ ...row, cents: total('restCents') }]);
  expect(day.overdueToday).toEqual([{ ...row, cents: total('totalCents') }]);
});
