import { describe, expect, it } from 'vitest';
import { forecastParts, pricedIn, pricedOf } from './priced';
import { isSplitEqually, proposedParts, resizeInstalments, splitEqually } from './schedule';

const part = (amountCents: number | '', dueOn = '') => ({ amountCents: String(amountCents), dueOn });

describe('the instalments of a proposal', () => {
  it.each([
    ['one on the day of the delivery', '2026-12-21', ['2026-12-21']],
    ['one on the business day after a delivery on a Sunday', '2026-12-20', ['2026-12-21']],
    ['one without a date if the day of the delivery is unknown', null, ['']],
    ['one without a date if the day of the delivery has passed', '2026-11-20', ['']],
  ])('initially include %s', (_, endsOn, days) => {
    expect(proposedParts(endsOn, '2026-11-24').map(({ dueOn }) => dueOn)).toEqual(days);
  });

  it('are equal, with the odd cents in the first ones', () => {
    const parts = splitEqually([part(''), part(''), part('')], 100_000);
    expect(parts).toEqual([part(33_334), part(33_333), part(33_333)]);
    expect(isSplitEqually(parts)).toBe(true);
    expect(isSplitEqually([part(70_000), part(30_000)])).toBe(false);
    expect(splitEqually(parts, 0)).toEqual([part(''), part(''), part('')]);
  });

  it('are added a month apart and share the remaining amount equally', () => {
    const parts = [part(60_000, '2026-12-31')];
    expect(resizeInstalments(parts, 3, 100_000)).toEqual([
      part(60_000, '2026-12-31'),
      part(20_000, '2027-02-01'),
      part(20_000, '2027-03-01'),
    ]);
    expect(resizeInstalments(resizeInstalments(parts, 3, 100_000), 1, 100_000)).toEqual(parts);
  });

  it('are forecast as a single instalment while they do not add up to the total', () => {
    const parts = [part(60_000, '2026-12-20'), part(30_000, '2026-12-01')];
    expect(forecastParts(parts, 90_000)).toEqual([
      { amountCents: 30_000, dueOn: '2026-12-01' },
      { amountCents: 60_000, dueOn: '2026-12-20' },
    ]);
    expect(forecastParts(parts, 100_000)).toEqual([{ amountCents: 100_000, dueOn: '2026-12-01' }]);
    expect(forecastParts([part(100_000)], 100_000)).toEqual([]);
  });
});

describe('the prices of a proposal', () => {
  const saved = { endsOn: '2026-12-20' };
  const sent = {
    lines: [{ label: 'Reels', quantity: '2', amountCents: '145000' }, { label: 'Story' }],
    currency: 'BRL',
    feePayer: 'client',
    silenceDays: '5',
    cancelPercent: '20',
  };
  const priced = {
    lines: [
      { label: 'Reels', quantity: 2, amountCents: 145_000 },
      { label: 'Story', quantity: 0, amountCents: 0 },
    ],
    currency: 'BRL',
    feePayer: 'client',
    schedule: [],
    endsOn: '2026-12-20',
    silenceDays: 5,
    cancelBp: 2_000,
  };

  it('equal the values of the refused form, with zero for invalid amounts', () => {
    expect(pricedOf(sent, saved)).toEqual(priced);
    expect(pricedOf({}, saved)).toMatchObject({ lines: [], currency: 'BRL', cancelBp: 0 });
  });

  it('are the same while the user types them as after submitting the form', () => {
    const fields = new FormData();
    for (const [name, value] of Object.entries({ ...sent, lines: '' })) fields.set(name, String(value));
    for (const [index, line] of sent.lines.entries())
      for (const [name, value] of Object.entries(line)) fields.set(`lines[${index}].${name}`, value);
    expect(pricedIn(fields, saved)).toEqual(priced);
  });
});
