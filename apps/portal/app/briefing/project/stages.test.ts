import type { Proposal } from '@elenco/core/hiring';
import { aCharge } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { mostUrgentPerson, type StageFacts, stageProgress, stagesOf } from './stages';

const briefing = {
  status: 'hired',
  createdAt: '2026-11-01T12:00:00Z',
  submittedAt: '2026-11-03T12:00:00Z',
  startsOn: '2026-12-01',
  endsOn: '2026-12-12',
} as const;
const offer = { status: 'approved', createdAt: '2026-11-09T12:00:00Z', answerBy: null } as const;
const contract = {
  id: 1,
  status: 'active',
  approvedOn: '2026-11-18',
  statusSince: '',
  companyAcceptedAt: null,
} as const;
const piece = (status: 'planned' | 'approved' | 'published', dueOn = '2026-12-08') => ({
  contractId: 1,
  amendmentId: null,
  status,
  dueOn,
  statusSince: '',
});
const facts = (more: Partial<StageFacts> = {}): StageFacts => ({
  briefing,
  offers: [offer],
  made: [contract],
  work: [],
  charges: [],
  payouts: [],
  today: '2026-11-24',
  ...more,
});
const unpaid = { status: 'processing', dueOn: '2026-12-22', madeOn: null } as const;

describe('stagesOf', () => {
  const at = (status: StageFacts['briefing']['status'], more: Partial<StageFacts> = {}) =>
    stagesOf(facts({ briefing: { ...briefing, status }, ...more })).find(({ state }) => state === 'now')?.key;

  it.each([
    ['draft', {}, 'briefing'],
    ['curation', {}, 'selection'],
    ['awaiting_proposal', { made: [] }, 'proposals'],
    ['hiring', { made: [{ ...contract, status: 'sent' }] }, 'contracts'],
    ['hiring', {}, 'content'],
    ['hired', { work: [piece('approved'), piece('planned')] }, 'content'],
    ['hired', { work: [piece('approved'), piece('published')] }, 'publication'],
    ['hired', { work: [piece('published')], payouts: [unpaid] }, 'payment'],
    [
      'hired',
      {
        work: [piece('published')],
        payouts: [
          { ...unpaid, status: 'cancelled' },
          { ...unpaid, status: 'made' },
        ],
      },
      undefined,
    ],
    ['closed', {}, undefined],
  ] as const)(
    'returns the current stage of a project with the status “%s”: case %#',
    (status, more, expected) => {
      expect(at(status, more)).toBe(expected);
    },
  );

  it('marks the contracts stage as signed once the brand has accepted all contracts', () => {
    const accepted = { ...contract, status: 'sent', companyAcceptedAt: '2026-11-19T12:00:00Z' } as const;
    const signed = (made: StageFacts['made']) =>
      stagesOf(facts({ made })).find(({ key }) => key === 'contracts')?.signed;
    expect(signed([accepted, { ...accepted, id: 2 }])).toBe(true);
    expect(signed([accepted, { ...accepted, id: 2, companyAcceptedAt: null }])).toBe(false);
    expect(signed([contract])).toBe(false);
  });

  it('takes the dates of the stages from the brief’s schedule before any hiring', () => {
    const plan = [
      { code: 'draft', on: '2026-12-04' },
      { code: 'publication', on: '2026-12-10' },
      { code: 'money', on: '2027-01-11' },
    ] as const;
    const dates = (status: StageFacts['briefing']['status'], more: Partial<StageFacts> = {}) =>
      Object.fromEntries(
        stagesOf(facts({ briefing: { ...briefing, status }, offers: [], made: [], plan, ...more })).map(
          ({ key, from, to }) => [key, [from, to]],
        ),
      );
    expect(dates('curation', { shortlistOn: '2026-11-25' })).toMatchObject({
      selection: ['2026-11-03', '2026-11-25'],
      content: [null, '2026-12-04'],
      publication: ['2026-12-10', '2026-12-12'],
      payment: ['2027-01-11', '2027-01-11'],
    });
    expect(dates('under_approval').selection).toEqual([null, null]);
  });

  it('returns no stages for a cancelled project', () => {
    expect(stagesOf(facts({ briefing: { ...briefing, status: 'cancelled' } }))).toEqual([]);
  });

  it('counts remaining, late and finished items of each stage', () => {
    const made = [contract, { ...contract, id: 2, status: 'sent' } as const];
    const work = [piece('approved'), piece('planned', '2026-11-22'), piece('planned')];
    const road = stagesOf(facts({ made, work }));
    expect(road[3]).toMatchObject({ key: 'contracts', state: 'open', left: 1 });
    expect(road[4]).toMatchObject({
      state: 'now',
      done: 1,
      of: 3,
      late: 1,
      from: '2026-11-18',
      to: '2026-12-08',
    });
    expect(road[5]).toMatchObject({ state: 'next', late: 0, from: '2026-11-22' });
    expect(stageProgress(road, '2026-11-28')).toBe(0.5);
    expect(stageProgress(road, '2026-12-08')).toBe(1);
    expect(stageProgress(road, '2026-12-09')).toBeUndefined();
  });

  it('counts all late work in the current stage, as the project’s alert does', () => {
    const work = [piece('planned', '2026-11-22'), piece('approved', '2026-11-23'), piece('published')];
    const late = stagesOf(facts({ work })).map((stage) => stage.late);
    expect(late).toEqual([0, 0, 0, 0, 2, 0, 0]);
    const charges = [aCharge({ contractId: 1, status: 'overdue', dueOn: '2026-11-20' })];
    expect(stagesOf(facts({ work, charges })).every((stage) => stage.late === 0)).toBe(true);
  });

  it('keeps the proposals stage open while a creator has not answered', () => {
    const stateOf = (status: Proposal['status']) =>
      stagesOf(facts({ offers: [offer, { ...offer, status }] })).find(({ key }) => key === 'proposals');
    for (const status of ['received', 'pending', 'countered', 'sent'] as const) {
      expect(stateOf(status)).toMatchObject({ state: 'open', left: 1 });
    }
    expect(stateOf('declined')).toMatchObject({ state: 'done', left: 0 });
  });
});

describe('the creator shown at a stage of a project', () => {
  const person = (creatorId: number, contractId: number | undefined, code: string) => ({
    creatorId,
    contractId,
    progress: { code },
  });
  const people = [person(1, undefined, 'offer'), person(2, 20, 'cancelled'), person(3, 30, 'to_sign')];

  it('is the most urgent creator, or from the contracts stage on the most urgent hired creator', () => {
    expect(mostUrgentPerson('proposals', people)?.creatorId).toBe(1);
    expect(mostUrgentPerson('contracts', people)?.creatorId).toBe(3);
    expect(mostUrgentPerson('payment', people)?.creatorId).toBe(3);
    expect(mostUrgentPerson('contracts', people.slice(0, 2))).toBeUndefined();
  });
});
