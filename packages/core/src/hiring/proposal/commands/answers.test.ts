import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../kit';
import type { Actor } from '../../../people';
import {
  aBriefing,
  accepted,
  aSentProposal,
  brandMember,
  brandOwner,
  curator,
  ids,
  NOW,
  otherBrand,
  otherCreator,
  refusedWith,
  theCreator,
} from '../../../testing';
import { confidentialityText } from '../confidentiality';
import { type Proposal, proposalFlow } from '../proposal';
import {
  acceptInvitation,
  counterProposal,
  declineInvitation,
  openProposal,
  redoProposal,
  rejectProposal,
} from './proposals';

const comment = 'Não é o nosso momento.';
const brand: Actor[] = [brandOwner, brandMember];
const everybody: Actor[] = [...brand, otherBrand, theCreator, otherCreator, curator];

/** The command with the input of a squad that is not silent: only the id. */
const accept: typeof redoProposal = acceptInvitation as never;

/** Each answer: who may give it, from which states, and what it writes. */
const answers = [
  ['accept', accept, {}, [theCreator], ['received'], { answerBy: null }],
  [
    'decline',
    declineInvitation,
    { comment },
    [theCreator],
    ['received', 'pending'],
    { answer: comment, answerBy: null, draft: null },
  ],
  ['redo', redoProposal, {}, [theCreator], ['sent', 'under_approval'], {}],
  ['open', openProposal, {}, brand, ['sent'], {}],
  [
    'counter',
    counterProposal,
    { comment, counterCents: 300_000 },
    brand,
    ['sent', 'under_approval'],
    { answer: comment, counterCents: 300_000 },
  ],
  ['reject', rejectProposal, { comment }, brand, ['sent', 'under_approval'], { answer: comment }],
] as const;

describe.each(answers)('%s', (move, command, fields, who, from, patch) => {
  const input = { id: ids.proposal, version: 1, ...fields };
  const states: readonly Proposal['status'][] = from;
  const allowed: readonly Actor[] = who;
  const at = (status: Proposal['status'], actor: Actor = allowed[0]!) => ({
    actor,
    store: { proposals: [aSentProposal({ status })], briefings: [aBriefing()] },
  });

  it('writes the move and the comment', async () => {
    const { changes } = await accepted(command, input, at(states[0]!));
    const received = 'comment' in fields ? { comment } : {};
    expect(changes).toEqual([
      { do: 'move', resource: 'proposals', id: ids.proposal, move, patch, ...received },
    ]);
  });

  it.each(proposalFlow.states)('is possible only from the states of its flow: %s', async (status) => {
    const expected = states.includes(status) ? [] : ['move_not_possible'];
    expect(await refusedWith(command, input, at(status))).toEqual(expected);
  });

  it.each(everybody)('is possible only for the allowed users: $name', async (actor) => {
    const expected = allowed.includes(actor) ? [] : ['not_found'];
    expect(await refusedWith(command, input, at(states[0]!, actor))).toEqual(expected);
  });
});

it.each([
  ['decline', declineInvitation, {}, 'received'],
  ['reject', rejectProposal, {}, 'sent'],
  ['counter', counterProposal, { counterCents: 1 }, 'sent'],
] as const)('requires a reason for %s', async (_move, command, fields, status) => {
  const actor = command === declineInvitation ? theCreator : brandOwner;
  const store = { proposals: [aSentProposal({ status })] };
  const input = { id: ids.proposal, ...fields, comment: '  ' };
  expect(await refusedWith(command, input, { actor, store })).toEqual(['required /comment']);
});

describe('the invitation of a silent squad', () => {
  const at = {
    actor: theCreator,
    store: {
      proposals: [aSentProposal({ status: 'received' })],
      briefings: [aBriefing({ kind: 'silent_squad' })],
    },
  };
  it('is accepted by name, under the text that was shown', async () => {
    const { changes } = await accepted(acceptInvitation, { id: ids.proposal, name: 'Ana Prado' }, at);
    const confidentiality = { name: 'Ana Prado', at: NOW, textHash: hashOf(confidentialityText) };
    expect(changes).toMatchObject([{ move: 'accept', patch: { confidentiality } }]);
  });
  it('is rejected without a name', async () => {
    expect(await refusedWith(acceptInvitation, { id: ids.proposal }, at)).toEqual([
      'confidentiality_needed /name',
    ]);
  });
});
