import { describe, expect, it } from 'vitest';
import type { Change } from '../../kit';
import { noticesFor } from '../../operations';
import {
  aBriefing,
  accepted,
  aSquad,
  aStep,
  aUser,
  brandMember,
  type Case,
  ids,
  inserted,
  otherBrand,
  refusedWith,
  summarize,
  theCreator,
  theGuest,
} from '../../testing';
import { answerStep, beginStep, finishStep, saveStep, submitStep } from './commands';
import { changedContent, contentOf, type SquadStep, stepHash, waitsForApprovalBy } from './squadStep';

const { title, description, links, startsOn, dueOn, ownerId, dependsOn, needsApproval } = aStep();
const plan = { title, description, links, startsOn, dueOn, ownerId, dependsOn, needsApproval };
const of = (...steps: SquadStep[]): Case => ({
  actor: brandMember,
  store: {
    squads: [aSquad({ status: 'vision' })],
    'squad-steps': steps,
    'step-approvals': [],
    users: [aUser({ companyId: ids.company })],
    briefings: [aBriefing({ squadId: 99 })],
  },
});
const guest = { ...theGuest, actions: ['step'] } as const;
const waiting = aStep({ status: 'awaiting_approval' });
const answer = {
  briefingId: ids.briefing,
  stepId: 228,
  hash: stepHash(waiting),
  comment: '',
  verdict: 'approved' as const,
};

describe('a step of a squad’s plan', () => {
  it('needs approval again if its approved content changes', async () => {
    const given = { squadId: 99, stepId: 228, ...plan };
    const approved = of(aStep({ status: 'approved' }));
    const other = await accepted(saveStep, { ...given, description: 'Outro.' }, approved);
    expect(summarize(other.changes)).toEqual([
      'update squad-steps 228',
      'move squad-steps 228 reopen',
      'emit step-approvals.asked',
    ]);
    // The responsible member is not part of the approved content, so the approval is still valid.
    const same = await accepted(saveStep, { ...given, ownerId: aUser().id }, approved);
    expect(summarize(same.changes)).toEqual(['update squad-steps 228']);
  });

  it.each<[string, object, SquadStep[], Partial<Case>, string[]]>([
    ['as a new step', {}, [], {}, []],
    ['by another brand', {}, [], { actor: otherBrand }, ['not_found']],
    ['by a creator', {}, [], { actor: theCreator }, ['not_found']],
    ['with the id of another squad’s step', { stepId: 5 }, [], {}, ['not_found']],
    ['after its completion', { stepId: 228 }, [aStep({ status: 'done' })], {}, ['step_over']],
    ['with an end before the start', { dueOn: '2026-11-30' }, [], {}, ['ends_before_start /dueOn']],
    ['with an unknown responsible member', { ownerId: 999 }, [], {}, ['unknown_colleague /ownerId']],
    ['with a dependency on an unknown step', { dependsOn: [7] }, [], {}, ['unknown_step /dependsOn']],
    [
      'with circular dependencies',
      { stepId: 228, dependsOn: [3] },
      [aStep(), aStep({ id: 3, dependsOn: [228] })],
      {},
      ['steps_in_circle /dependsOn'],
    ],
  ])('is checked when it is saved %s', async (_, more, steps, given, expected) => {
    const input = { squadId: 99, ...plan, ...more };
    expect(await refusedWith(saveStep, input, { ...of(...steps), ...given })).toEqual(expected);
  });

  it('waits for the steps that it depends on, and for approval only if it needs approval', async () => {
    const after = (given: Partial<SquadStep>, before: SquadStep['status']) =>
      of(aStep({ dependsOn: [3], ...given }), aStep({ id: 3, status: before }));
    const id = { id: 228 };
    expect(await refusedWith(beginStep, id, after({}, 'doing'))).toEqual(['step_waits']);
    expect(await refusedWith(submitStep, id, after({}, 'doing'))).toEqual(['step_waits']);
    expect(await refusedWith(submitStep, id, after({}, 'skipped'))).toEqual([]);
    expect(await refusedWith(finishStep, id, after({}, 'approved'))).toEqual(['approval_needed']);
    const free = { needsApproval: false };
    expect(await refusedWith(finishStep, id, after(free, 'approved'))).toEqual([]);
    expect(await refusedWith(submitStep, id, after(free, 'approved'))).toEqual(['no_approval_needed']);
  });
});

describe('a response to a step of the plan', () => {
  it.each([
    [
      'a user of the brand',
      brandMember,
      { userId: brandMember.userId, shareLinkId: null, name: 'Davi Prado' },
    ],
    ['a guest', guest, { userId: null, shareLinkId: ids.shareLink, name: 'Rosa' }],
  ])('by %s refers to the content that was read', async (_, actor, by) => {
    const { changes } = await accepted(answerStep, answer, { ...of(waiting), actor });
    expect(summarize(changes).slice(0, 2)).toEqual(['insert step-approvals', 'move squad-steps 228 approve']);
    expect(inserted(changes, 'step-approvals')).toMatchObject({
      hash: stepHash(waiting),
      content: contentOf(waiting),
      verdict: 'approved',
      ...by,
    });
    const changesAsked = { ...answer, verdict: 'changes' as const, comment: 'Mais curto.' };
    const asked = await accepted(answerStep, changesAsked, { ...of(waiting), actor });
    expect(summarize(asked.changes).slice(0, 2)).toEqual([
      'insert step-approvals',
      'move squad-steps 228 requestChanges',
    ]);
  });

  it.each<[string, object, SquadStep, Partial<Case>, string[]]>([
    [
      'to a step whose content has changed',
      {},
      { ...waiting, links: ['https://a.example'] },
      {},
      ['step_changed'],
    ],
    ['to a step that is not waiting', {}, aStep({ status: 'approved' }), {}, ['step_not_waiting']],
    ['with a change request without a comment', { verdict: 'changes' }, waiting, {}, ['required /comment']],
    ['by another brand', {}, waiting, { actor: otherBrand }, ['not_found']],
    ['by a guest of another link', {}, waiting, { actor: theGuest }, ['not_found']],
    ['by a guest without a name', {}, waiting, { actor: { ...guest, name: '' } }, ['not_a_party']],
    ['to a step of another squad', {}, { ...waiting, squadId: 98 }, {}, ['not_found']],
  ])('is rejected %s', async (_, more, step, given, expected) => {
    expect(await refusedWith(answerStep, { ...answer, ...more }, { ...of(step), ...given })).toEqual(
      expected,
    );
  });

  it.each<[string, Promise<{ changes: readonly Change[] }>, object]>([
    ['asked', accepted(submitStep, { id: 228 }, of(aStep({ needsApproval: true }))), { by: '', comment: '' }],
    ['approved', accepted(answerStep, answer, { ...of(waiting), actor: guest }), { by: 'Rosa', comment: '' }],
    [
      'changes',
      accepted(answerStep, { ...answer, verdict: 'changes', comment: 'Mais curto.' }, of(waiting)),
      { by: 'Davi Prado', comment: 'Mais curto.' },
    ],
  ])('is announced to company members: %s', async (what, given, data) => {
    const event = (await given).changes.flatMap((one) => (one.do === 'emit' ? [one.event] : []))[0]!;
    expect(event).toMatchObject({
      kind: `step-approvals.${what}`,
      rowId: 228,
      companyId: ids.company,
      data: { title: waiting.title, ...data },
    });
    expect(noticesFor(event)).toMatchObject([
      {
        audience: 'company',
        mail: true,
        link: `/dashboard/client/briefing/${ids.briefing}/squad-step-approve?step=228`,
      },
    ]);
  });

  it('shows which content of the step has changed since the approval', () => {
    expect(changedContent(waiting, { ...waiting, dueOn: '2026-12-06', links: [] })).toEqual(['dueOn']);
  });
});

it.each([
  ['awaiting_approval', 7, 7, true],
  ['awaiting_approval', null, 7, true],
  ['awaiting_approval', 8, 7, false],
  ['doing', 7, 7, false],
  ['approved', null, 7, false],
] as const)(
  'returns whether a plan’s step in the state %s with responsible member %s waits for user %i: %s',
  (status, owner, userId, waits) => {
    expect(waitsForApprovalBy(aStep({ status, ownerId: owner }), userId)).toBe(waits);
  },
);
