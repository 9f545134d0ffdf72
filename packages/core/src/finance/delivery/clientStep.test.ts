import { describe, expect, it } from 'vitest';
import { anInstalment, aPayContract, NOW } from '../../testing';
import { clientStep, isRemindable } from './clientStep';

const delivery = { side: 'creator' } as const;
const change = { side: 'company' } as const;
const part = { ...anInstalment(), status: 'open' as const };
const paid = { ...part, status: 'paid' as const };

describe('the next step of a client in an Elenco Pay contract', () => {
  type Facts = Parameters<typeof clientStep>[0];
  it.each<[string, boolean, Partial<Facts>]>([
    ['answer', true, { row: aPayContract({ status: 'viewed' }) }],
    ['answer_ending', true, { ending: { side: 'creator', answerBy: '2026-12-02' } }],
    ['wait_ending', false, { ending: { side: 'company', answerBy: '2026-12-02' } }],
    ['pay', true, { parts: [part] }],
    ['wait_delivery', false, { parts: [paid, part] }],
    ['pay', true, { parts: [paid, { ...part, status: 'overdue' }] }],
    [
      'approve',
      true,
      {
        parts: [
          { ...paid, work: [delivery] },
          { ...part, status: 'overdue' },
        ],
      },
    ],
    ['pay', true, { parts: [{ ...part, work: [delivery] }] }],
    ['wait_changes', false, { parts: [{ ...paid, work: [delivery, change] }] }],
    ['pay', true, { parts: [{ ...paid, approvedAt: NOW }, part] }],
    ['done', false, { parts: [{ ...paid, approvedAt: NOW }] }],
    ['done', false, { row: aPayContract({ status: 'completed' }) }],
    ['over', false, { row: aPayContract({ status: 'refused' }) }],
  ])('returns the step %s (the client acts: %s)', (code, own, facts) => {
    const row = aPayContract({ status: 'active' });
    expect(clientStep({ row, parts: [], ending: null, ...facts })).toMatchObject({ code, own });
    expect(isRemindable(clientStep({ row, parts: [], ending: null, ...facts }).code)).toBe(
      own && code !== 'answer_ending',
    );
  });
});
