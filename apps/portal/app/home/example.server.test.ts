import { aSetting, settingsWith } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { exampleOn } from './example.server';

const today = '2026-11-21';

it('calculates the home page’s example with the default settings in a new installation', () => {
  const { feeBp, shortlistHours, money } = exampleOn(settingsWith(), today);
  expect({ feeBp, shortlistHours }).toEqual({ feeBp: 1_500, shortlistHours: 24 });
  expect(money).toEqual({ total: 500_000, fee: 75_000, gross: 425_000 });
});

it('calculates the home page’s example with changed settings from their first day', () => {
  const settings = settingsWith(
    aSetting({ id: 1, key: 'fee_bp', value: 1_200, validFrom: today }),
    aSetting({ id: 2, key: 'payout_days', value: 10, validFrom: '2026-11-22' }),
  );
  expect(exampleOn(settings, today).money).toEqual({ total: 500_000, fee: 60_000, gross: 440_000 });
  expect(exampleOn(settings, '2026-11-20').feeBp).toBe(1_500);
});

it('dates the steps of the home page’s example in order, with the payment on a bank day', () => {
  const { days } = exampleOn(settingsWith(), today);
  const inOrder = [days.funded, days.published, days.invoice, days.due, days.paid];
  expect([...inOrder].sort()).toEqual(inOrder);
  expect(days.invoice).toBe(today);
  expect(days.paid).toBe('2026-12-21');
});
