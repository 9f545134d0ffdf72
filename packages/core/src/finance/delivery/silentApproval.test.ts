import { describe, expect, it } from 'vitest';
import { anInstalment, aPayContract } from '../../testing';
import { silentApprovalOn } from './silentApproval';

const at = (day: string) => `${day}T15:00:00.000Z`;
const entry = (side: 'creator' | 'company', day: string) =>
  ({ side, name: '', text: '', link: null, file: null, at: at(day) }) as const;
const asked = (side: 'client' | 'creator', day: string) =>
  ({ side, name: '', text: '', at: at(day) }) as const;

// 2026-11-20, a Friday, is a bank holiday. The work was delivered and paid on Tuesday, 17 November.
const delivered = anInstalment({ work: [entry('creator', '2026-11-17')], approvesOn: null });
const pay = aPayContract({ status: 'active', silenceDays: 4, talk: [] });
const facts = { fundedAt: at('2026-11-17'), isEnding: false, now: at('2026-11-18') };

describe('the day on which a delivery counts as approved', () => {
  it.each<
    [string, { part?: Partial<typeof delivered>; pay?: Partial<typeof pay>; facts?: Partial<typeof facts> }]
  >([
    ['before a delivery', { part: { work: [] } }],
    ['after a requested change', { part: { work: [...delivered.work, entry('company', '2026-11-18')] } }],
    ['once the work is approved', { part: { approvedAt: at('2026-11-18') } }],
    ['if the contract has no silent approval', { pay: { silenceDays: 0 } }],
    ['while a question waits for the creator', { pay: { talk: [asked('client', '2026-11-18')] } }],
    ['for a contract that has ended', { pay: { status: 'ended' } }],
    ['while a request to end the contract is open', { facts: { isEnding: true } }],
  ])('is null %s', (_, given) => {
    const [part, own] = [
      { ...delivered, ...given.part },
      { ...pay, ...given.pay },
    ];
    expect(silentApprovalOn(part, own, { ...facts, ...given.facts })).toBeNull();
  });

  it('is counted from the payment if the client pays after the delivery', () => {
    expect(silentApprovalOn(delivered, pay, { ...facts, fundedAt: null })).toBeNull();
    expect(silentApprovalOn(delivered, pay, facts)).toBe('2026-11-24');
    expect(silentApprovalOn(delivered, pay, { ...facts, fundedAt: at('2026-11-18') })).toBe('2026-11-25');
  });

  it('is counted again from the creator’s answer to a question', () => {
    const talk = [asked('client', '2026-11-17'), asked('creator', '2026-11-19')];
    expect(silentApprovalOn(delivered, { ...pay, talk }, facts)).toBe('2026-11-26');
  });

  it('is the announced day once the client was notified of it', () => {
    expect(silentApprovalOn({ ...delivered, approvesOn: '2026-11-27' }, pay, facts)).toBe('2026-11-27');
  });
});
