import { describe, expect, it } from 'vitest';
import { aBriefing, ids, NOW, summarize, systemActor } from '../../testing';
import { closeProject, isProjectOver, reopenProject } from './projectEnd';

const moment = { actor: systemActor, now: NOW };
type Rows = Parameters<typeof isProjectOver>[0];

const over: Rows = {
  contracts: [
    { id: ids.contract, status: 'completed' },
    { id: 52, status: 'cancelled' },
  ],
  evaluations: [
    { contractId: ids.contract, status: 'done' },
    { contractId: ids.contract, status: 'done' },
  ],
  charges: [{ status: 'paid' }, { status: 'cancelled' }, { status: 'refunded' }],
  payouts: [{ status: 'made' }, { status: 'cancelled' }],
};

describe('the end of a project', () => {
  it('is reached when all contracts, evaluations, charges and payouts are finished', () => {
    expect(isProjectOver(over)).toBe(true);
  });

  it.each<[string, Partial<Rows>]>([
    ['a contract is in force', { contracts: [{ id: 53, status: 'active' }] }],
    ['one side has not evaluated', { evaluations: [{ contractId: ids.contract, status: 'pending' }] }],
    ['no evaluation was requested yet', { evaluations: [] }],
    ['a charge is open', { charges: [{ status: 'open' }] }],
    ['a charge is overdue', { charges: [{ status: 'overdue' }] }],
    ['a combined invoice includes a charge', { charges: [{ status: 'combined' }] }],
    ['a payout waits for its invoice', { payouts: [{ status: 'waiting_invoice' }] }],
    ['a payout failed', { payouts: [{ status: 'failed' }] }],
  ])('is not reached while %s', (_, rest) => {
    expect(isProjectOver({ ...over, ...rest })).toBe(false);
  });
});

describe('the closing of a project', () => {
  const after = (status: 'hired' | 'hiring' | 'cancelled', rest: Partial<Rows> = {}) =>
    summarize(
      closeProject.decide({
        ...moment,
        row: {} as never,
        rows: { briefing: aBriefing({ status }), ...over, ...rest },
      }),
    );

  it('happens once all contracts, evaluations and payments are finished', () => {
    expect(after('hired')).toEqual([`move briefings ${ids.briefing} close`]);
    expect(after('hired', { charges: [{ status: 'overdue' }] })).toEqual([]);
  });

  it('leaves projects unchanged that are still hiring or were cancelled', () => {
    expect(after('hiring')).toEqual([]);
    expect(after('cancelled')).toEqual([]);
  });

  it('is reversed by an amendment that must be paid', () => {
    const rows = [aBriefing({ status: 'closed' })];
    expect(summarize(reopenProject.decide({ ...moment, row: {} as never, rows }))).toEqual([
      `move briefings ${ids.briefing} reopen`,
    ]);
  });
});
