import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aPayContract,
  aPayee,
  inserted,
  patchOf,
  refusedWith,
  settingsWith,
  TODAY,
  theCreator,
} from '../../../testing';
import { missingInPay, scheduleFault } from '../missing';
import { MAX_PAY_INSTALMENTS, type PayScheduleRow } from '../pay';
import { savePay } from './savePay';
import { sendPay } from './sendPay';

const draft = aPayContract({ status: 'draft', feeBp: 1_000 });
const price = {
  lines: [{ label: 'Filme', quantity: 1, amountCents: 100_000 }],
  currency: 'BRL' as const,
  fineBp: 0,
  interestBp: 0,
  cancelBp: 0,
  message: '',
  validUntil: null,
};
const save = (schedule: readonly PayScheduleRow[], feePayer: 'creator' | 'client' = 'creator') =>
  [
    savePay,
    { id: draft.id, part: { ...price, feePayer, schedule: [...schedule] } },
    { actor: theCreator, store: { 'pay-contracts': [draft] } },
  ] as const;
const half = (dueOn: string, amountCents = 50_000) => ({ amountCents, dueOn });

describe('the instalments of an Elenco Pay contract', () => {
  it('are stored in the order of their due dates', async () => {
    const { changes } = await accepted(...save([half('2026-12-20'), half('2026-12-01')]));
    expect(patchOf(changes, 'pay-contracts')).toMatchObject({
      schedule: [half('2026-12-01'), half('2026-12-20')],
    });
  });

  it('must have delivery days within the period of the contract', async () => {
    const due = (deliverOn: string) => [half('2026-12-01'), { ...half('2026-12-20'), deliverOn }];
    expect(await refusedWith(...save(due('2026-12-20')))).toEqual([]);
    expect(await refusedWith(...save(due('2026-12-21')))).toEqual([
      'delivery_after_end /schedule/1/deliverOn',
    ]);
    const saved = { ...draft, ...price, feePayer: 'creator' as const };
    const missing = (deliverOn: string, endsOn: string | null) =>
      missingInPay({ ...saved, endsOn, schedule: due(deliverOn) }, TODAY).map(({ field }) => field);
    expect(missing('2026-12-20', null)).toEqual([]);
    expect(missing('2026-12-20', '2026-12-19')).toEqual(['schedule']);
    expect(missing('2026-11-20', null)).toEqual(['schedule']);
  });

  it('must have dates from today, which are refused at the input as sent', async () => {
    expect(await refusedWith(...save([half('2026-12-20'), half(TODAY)]))).toEqual([]);
    expect(await refusedWith(...save([half('2026-12-20'), half('2026-11-20')]))).toEqual([
      'date_in_past /schedule/1/dueOn',
    ]);
    expect(await refusedWith(...save([{ ...half(TODAY), deliverOn: '2026-11-20' }, half(TODAY)]))).toEqual([
      'date_in_past /schedule/0/deliverOn',
    ]);
  });

  it.each([
    ['empty', [], null],
    ['due_in_past', [half('2026-12-20'), half('2026-11-20')], null],
    ['delivery_in_past', [{ ...half('2026-12-01'), deliverOn: '2026-11-20' }, half('2026-12-20')], null],
    ['delivery_after_end', [{ ...half(TODAY), deliverOn: '2026-12-20' }, half(TODAY)], '2026-12-19'],
    ['sum', [half('2026-12-01'), half('2026-12-20', 1)], null],
    [undefined, [half('2026-12-01'), half('2026-12-20')], null],
  ])('break the rule %s', (rule, schedule, endsOn) => {
    expect(scheduleFault({ ...draft, ...price, feePayer: 'creator', endsOn, schedule }, TODAY)?.rule).toBe(
      rule,
    );
  });

  it('are listed with their delivery days in the contract that both sides accept', async () => {
    const schedule = [half('2026-12-01'), { ...half('2026-12-21'), deliverOn: '2026-12-15' }];
    const row = { ...draft, ...price, schedule, feePayer: 'creator' as const, companyId: null };
    const store = { 'pay-contracts': [row], creators: [aCreator()], payees: [aPayee()] };
    const { changes } = await accepted(
      sendPay,
      { id: row.id, ip: '', userAgent: '' },
      { actor: theCreator, store },
    );
    const text = patchOf(changes, 'pay-contracts');
    expect(text?.text).toContain('em 01/12/2026\n');
    expect(text?.text).toContain('em 21/12/2026, pela entrega até 15/12/2026\n');
    expect(text?.textEnglish).toContain('on December 21, 2026, for the delivery by December 15, 2026\n');
  });

  it('must add up to what the client pays, including the fee if the client pays it', async () => {
    const rows = (last: number) => [half('2026-12-01'), half('2026-12-20', last)];
    expect(await refusedWith(...save(rows(50_000)))).toEqual([]);
    expect(await refusedWith(...save(rows(49_999)))).toEqual(['instalments_differ /schedule/1/amountCents']);
    expect(await refusedWith(...save(rows(50_000), 'client'))).toEqual([
      'instalments_differ /schedule/1/amountCents',
    ]);
    expect(await refusedWith(...save(rows(60_000), 'client'))).toEqual([]);
  });

  it.each([
    ['no rows', 0, ['at_least_one /part/schedule']],
    ['one row', 1, []],
    ['the maximum', MAX_PAY_INSTALMENTS, []],
    ['more than the maximum', MAX_PAY_INSTALMENTS + 1, ['invalid_union /part']],
  ])('must number 1 to 24: %s', async (_, count, refusals) => {
    const rows = Array.from({ length: count }, (_row, index) =>
      half('2026-12-10', index === 0 ? 100_000 - (count - 1) : 1),
    );
    expect(await refusedWith(...save(rows))).toEqual(refusals);
  });

  it('are not copied to an amendment, which has its own price', async () => {
    const signed = aPayContract({ status: 'active' });
    const store = { 'pay-contracts': [signed], settings: settingsWith() };
    const input = { id: null, amendsId: signed.id, part: null };
    const { changes } = await accepted(savePay, input, { actor: theCreator, store });
    expect(inserted(changes, 'pay-contracts')).toMatchObject({ schedule: [] });
  });

  it.each([
    ['no instalments', []],
    ['an instalment due before today', [half('2026-11-20'), half('2026-12-20')]],
    ['a sum that differs from the price', [half('2026-12-01'), half('2026-12-20', 1)]],
  ])('must be complete before the contract is sent: %s', (_, schedule) => {
    const row = { ...draft, lines: price.lines, schedule };
    expect(missingInPay(row, TODAY)).toEqual([{ step: 'proposal', field: 'schedule' }]);
    expect(missingInPay({ ...row, schedule: [half(TODAY), half('2026-12-20')] }, TODAY)).toEqual([]);
  });
});
