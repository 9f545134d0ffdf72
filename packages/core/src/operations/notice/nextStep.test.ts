import { describe, expect, it } from 'vitest';
import type { Actor } from '../../people';
import { brandOwner, signedOutActor, theCreator, theOwner } from '../../testing';
import {
  followUpsOf,
  inQueue,
  isQueueOfProjects,
  nextStep,
  nextStop,
  previousStop,
  queueOf,
  type StepCode,
  taskCount,
  type Waiting,
} from './nextStep';

const now = new Date('2026-11-20T12:00:00Z');
const stepOf = (actor: Actor, waiting: Waiting<StepCode>) => nextStep(actor, waiting, now);

describe('the next step of a user', () => {
  it('is the step that blocks others, before the other steps in order', () => {
    const step = stepOf(brandOwner, {
      evaluate: [
        { id: 98, briefingId: 31 },
        { id: 99, briefingId: 32 },
      ],
      accept_contract: [{ id: 51, briefingId: 31 }],
      pay_charge: [{ id: 71, briefingId: 31 }],
    });
    expect(step.first).toEqual({
      code: 'accept_contract',
      params: { count: 1 },
      link: '/dashboard/contract/51',
      briefingId: 31,
    });
    expect(step.rest.map(({ code, briefingId }) => [code, briefingId])).toEqual([
      ['pay_charge', 31],
      ['evaluate', null],
    ]);
  });

  it('is the oldest late step, before other late steps and steps that are not late', () => {
    const { first, rest } = stepOf(theCreator, {
      accept_contract: [{ id: 51 }],
      change_draft: [{ id: 61, briefingId: 31, by: '2026-11-18' }],
      submit_draft: [
        { id: 62, briefingId: 31, by: '2026-12-01' },
        { id: 63, briefingId: 31, by: '2026-11-12' },
      ],
      publish_content: [{ id: 64, briefingId: 31, by: '2026-11-20' }],
    });
    expect([first, ...rest].map((step) => [step?.code, step?.by])).toEqual([
      ['submit_draft', '2026-11-12'],
      ['change_draft', '2026-11-18'],
      ['accept_contract', undefined],
      ['publish_content', '2026-11-20'],
    ]);
  });

  it('counts several rows of the same kind as one task', () => {
    const rows = [{ id: 61 }, { id: 62 }];
    expect(taskCount(stepOf(theCreator, { accept_contract: [{ id: 51 }], evaluate: rows }))).toBe(2);
    expect(taskCount(stepOf(theCreator, {}))).toBe(0);
  });

  it('links to the only row or to the first of several', () => {
    const linkOf = (...ids: number[]) =>
      stepOf(theCreator, { submit_draft: ids.map((id) => ({ id, briefingId: id - 30 })) }).first?.link;
    expect(linkOf(61)).toBe('/dashboard/professional/briefing/31?piece=61#piece-61');
    expect(linkOf(62, 61)).toBe(
      '/dashboard/professional/briefing/31?piece=61&queue=submit_draft&at=61#piece-61',
    );
  });

  it('includes the page on which several contracts can be accepted together', () => {
    const togetherOf = (...projects: number[]) =>
      stepOf(brandOwner, {
        accept_contract: projects.map((briefingId, index) => ({ id: 51 + index, briefingId })),
      }).first?.together;
    expect(togetherOf(31)).toBeUndefined();
    expect(togetherOf(31, 31)).toBe('/dashboard/client/contracts?project=31');
    expect(togetherOf(31, 32)).toBe('/dashboard/client/contracts');
  });

  it('opens a draft of a silent squad in the wizard for silent squads', () => {
    const { first } = stepOf(brandOwner, { finish_briefing: [{ id: 31, kind: 'silent_squad' }] });
    expect(first?.link).toBe('/dashboard/client/silent_squad/31/review');
  });

  it.each([
    ['plan', null],
    ['project', 31],
  ])('links to the page with the ways to pay the charge of a %s', (_, briefingId) => {
    const { first } = stepOf(brandOwner, { pay_charge: [{ id: 71, briefingId }] });
    expect(first?.link).toBe('/dashboard/client/charge/71/slip');
  });

  it('belongs to a queue of project pages only for tasks about a whole project', () => {
    const codes = ['answer_proposals', 'choose_creators', 'review_draft', 'pay_charge'];
    expect(codes.filter((code) => isQueueOfProjects(brandOwner, code))).toEqual(codes.slice(0, 2));
  });

  it('links to the Elenco Pay contract of a payout whose invoice is missing', () => {
    const { first } = stepOf(theCreator, {
      send_invoice: [{ id: 81, briefingId: null, payContractId: 601 }],
    });
    expect(first?.link).toBe('/dashboard/professional/pay-review/601');
  });

  it('does not exist for users without a task and for staff', () => {
    const none = { first: undefined, rest: [] };
    expect(stepOf(brandOwner, { pay_charge: [] })).toEqual(none);
    expect(stepOf(signedOutActor, { pay_charge: [{ id: 1 }] })).toEqual(none);
    expect(stepOf(theOwner, { pay_charge: [{ id: 1 }] })).toEqual(none);
  });
});

describe('a queue of pages with the same task', () => {
  const proposal = (id: number, briefingId: number) => ({ id, briefingId });
  const stopsOf = (rows: ReturnType<typeof proposal>[]) =>
    queueOf(brandOwner, { answer_proposals: rows }, 'answer_proposals');
  const at = (id: number) => ({
    id,
    to: `/dashboard/client/briefing/${id}?view=proposals`,
    of: `project ${id}`,
  });

  it('contains each page only once', () => {
    expect(stopsOf([proposal(1, 33), proposal(2, 31), proposal(3, 33)])).toEqual([at(31), at(33)]);
    expect(queueOf(brandOwner, {}, 'no_such_step')).toEqual([]);
  });

  it('continues after the current row, even a finished one, and ends with the skipped rows', () => {
    const stops = [at(31), at(33), at(35)];
    expect(nextStop(stops, 31)).toEqual(at(33));
    expect(nextStop(stops, 34)).toEqual(at(35));
    expect(nextStop(stops, 35)).toEqual(at(31));
    expect(nextStop([at(31)], 31)).toBeUndefined();
    expect(nextStop([], 31)).toBeUndefined();
  });

  it('begins with the charge that is due first and continues with the most urgent one', () => {
    const charge = (id: number, dueOn: string) => ({ id, briefingId: 31, dueOn });
    const pay_charge = [charge(7, '2026-12-07'), charge(9, '2026-11-30'), charge(8, '2026-12-07')];
    const stops = queueOf(brandOwner, { pay_charge }, 'pay_charge');
    expect(stops.map(({ id }) => id)).toEqual([9, 7, 8]);
    const { first } = nextStep(brandOwner, { pay_charge }, new Date('2026-11-29T12:00:00Z'));
    expect(first?.link).toContain('/charge/9/slip?queue=pay_charge&at=9');
    expect([9, 7, 8].map((id) => nextStop(stops, id)?.id)).toEqual([7, 8, 9]);
    expect([9, 7, 8].map((id) => previousStop(stops, id)?.id)).toEqual([8, 9, 7]);
    expect(nextStop(stops.slice(1), 9)?.id).toBe(7);
    expect(nextStop(stops.slice(0, 2), 8)?.id).toBe(9);
  });

  it('goes back in reverse order', () => {
    const stops = [at(31), at(33), at(35)];
    expect(previousStop(stops, 33)).toEqual(at(31));
    expect(previousStop(stops, 34)).toEqual(at(33));
    expect(previousStop(stops, 31)).toEqual(at(35));
    expect(previousStop([at(31)], 31)).toBeUndefined();
  });

  const then = (
    waiting: Parameters<typeof followUpsOf>[1],
    code = 'answer_proposals',
    actor: Actor = brandOwner,
  ) => followUpsOf(actor, waiting, code);

  it('continues with the contracts that result from approved proposals', () => {
    const made = [proposal(51, 31), proposal(52, 33)];
    expect(then({ answer_proposals: [proposal(1, 33)] })).toEqual([]);
    expect(then({ accept_contract: made.slice(0, 1) })).toMatchObject([{ link: '/dashboard/contract/51' }]);
    expect(then({ accept_contract: made })).toMatchObject([
      { params: { count: 2 }, together: '/dashboard/client/contracts' },
    ]);
    expect(then({ accept_contract: made }, 'pay_charge')).toEqual([]);
    expect(then({ accept_contract: made }, 'answer_proposals', theCreator)).toEqual([]);
  });

  it('continues with stand-ins for rejected proposals and then with the next project', () => {
    const found = then({
      choose_creators: [proposal(35, 35)],
      invite_stand_ins: [proposal(61, 33), proposal(62, 33)],
      accept_contract: [proposal(51, 31)],
    });
    expect(found.map(({ code, link }) => [code, link])).toEqual([
      ['accept_contract', '/dashboard/contract/51'],
      ['invite_stand_ins', '/dashboard/client/briefing/33?view=proposals#stand-ins'],
      ['choose_creators', '/dashboard/client/briefing/35/select'],
    ]);
  });

  it('includes all projects that lack creators', () => {
    const waiting = { invite_stand_ins: [proposal(61, 33), proposal(62, 35)] };
    expect(then(waiting)[0]?.link).toContain('queue=invite_stand_ins&at=33');
    expect(queueOf(brandOwner, waiting, 'invite_stand_ins').map(({ id }) => id)).toEqual([33, 35]);
  });

  it('is added to the page’s query string before the fragment', () => {
    expect(inQueue('/a?view=b#c', 'pay_charge', 7)).toBe('/a?view=b&queue=pay_charge&at=7#c');
    expect(inQueue('/a', 'pay_charge', 7)).toBe('/a?queue=pay_charge&at=7');
    expect(inQueue('/a', 'pay_charge', 7, 2)).toBe('/a?queue=pay_charge&at=7&done=2');
  });
});
