import { formatCpf } from '@elenco/brazil';
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
import { missingInPay } from '../missing';
import { savePay } from './savePay';
import { sendPay } from './sendPay';

describe('an amendment of an Elenco Pay contract', () => {
  it('copies the rights and terms of the amended contract', async () => {
    const terms = {
      rights: 'Republicação por 30 dias',
      rounds: 3,
      equipment: 'rented',
      workplace: 'in_person',
      endsOn: '2026-12-24',
      fineBp: 100,
      interestBp: 50,
      cancelBp: 2_000,
      silenceDays: 7,
    } as const;
    const signed = aPayContract({ status: 'active', ...terms });
    const store = { 'pay-contracts': [signed], settings: settingsWith() };
    const input = { id: null, amendsId: signed.id, part: null };
    const { changes } = await accepted(savePay, input, { actor: theCreator, store });
    expect(inserted(changes, 'pay-contracts')).toMatchObject({ ...terms, amendsId: signed.id, lines: [] });
  });
});

describe('a renewal of an Elenco Pay contract', () => {
  const renewal = aPayContract({ status: 'draft', amendsId: 600, startsOn: '2026-12-01', validUntil: null });
  const { lines, currency, feePayer, schedule, fineBp, interestBp, cancelBp, message } = renewal;
  const saved = (validUntil: string) =>
    refusedWith(
      savePay,
      {
        id: renewal.id,
        part: { lines, currency, feePayer, schedule, fineBp, interestBp, cancelBp, message, validUntil },
      },
      { actor: theCreator, store: { 'pay-contracts': [renewal] } },
    );

  it('must be answered before the new period begins', async () => {
    expect(await saved('2026-11-30')).toEqual([]);
    expect(await saved('2026-12-01')).toEqual(['answer_after_start /validUntil']);
  });

  const answer = { step: 'proposal', field: 'validUntil' };
  const start = { step: 'project', field: 'startsOn' };
  it.each([
    ['has an answer date before the start', { validUntil: '2026-11-30' }, []],
    ['has no answer date', {}, [answer]],
    ['has an answer date in the new period', { validUntil: '2026-12-01' }, [answer]],
    ['leaves no day to answer', { startsOn: TODAY, validUntil: TODAY }, [start, answer]],
    ['begins with its acceptance', { startsOn: null }, []],
    ['is a new contract, which may begin before its acceptance', { amendsId: null }, []],
  ])('has its missing fields listed before sending: a contract that %s', (_, given, missing) => {
    expect(missingInPay({ ...renewal, ...given }, TODAY)).toEqual(missing);
  });
});

describe('the text of an Elenco Pay contract', () => {
  it.each([
    ['Cecília Amaral', false],
    ['CECILIA AMARAL', false],
    ['Ceci', true],
  ])('includes the stage name %s only if it differs from the legal name: %s', async (name, named) => {
    const row = aPayContract({ status: 'draft', companyId: null });
    const store = { 'pay-contracts': [row], creators: [aCreator({ name })], payees: [aPayee()] };
    const input = { id: row.id, ip: '', userAgent: '' };
    const { changes } = await accepted(sendPay, input, { actor: theCreator, store });
    const text = patchOf(changes, 'pay-contracts');
    expect(String(text?.text).includes(`que atua como ${name}`)).toBe(named);
    expect(String(text?.textEnglish).includes(`who works as ${name}`)).toBe(named);
    // Both parties are named with their complete tax numbers, in both languages.
    for (const signed of [String(text?.text), String(text?.textEnglish)]) {
      expect(signed.match(/CPF \S+\d/g)).toEqual([
        `CPF ${formatCpf(row.clientTaxId)}`,
        `CPF ${formatCpf(aPayee().taxId)}`,
      ]);
    }
  });
});
