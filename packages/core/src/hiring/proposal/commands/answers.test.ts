import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../kit';
import type { Actor } from '../../../people';
import {
  aBriefing,
  aCreator,
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
  supporter,
  theCreator,
} from '../../../testing';
import { confidentialityText } from '../confidentiality';
import { type Proposal, proposalFlow } from '../proposal';
import { acceptConfidentiality } from './acceptConfidentiality';
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

/** `acceptInvitation` without the field `name`, which only a silent squad needs. */
const accept: typeof redoProposal = acceptInvitation as never;
/** `counterProposal` with the type of a command that does not load the project. */
const counter: typeof rejectProposal = counterProposal as never;

/**
 * For each answer: the users who may give it, the states in which it is possible, and the patch that it
 * writes.
 */
const answers = [
  ['accept', accept, {}, [theCreator], ['received'], { answerBy: null }],
  [
    'decline',
    declineInvitation,
    { comment },
    [theCreator],
    ['received', 'pending', 'sent', 'under_approval', 'countered'],
    { answer: comment, answerBy: null, draft: null },
  ],
  ['redo', redoProposal, {}, [theCreator], ['sent', 'under_approval'], {}],
  ['open', openProposal, {}, brand, ['sent'], {}],
  [
    'counter',
    counter,
    { comment, counterCents: 300_000 },
    brand,
    ['sent', 'under_approval'],
    { answer: comment, counterCents: 300_000 },
  ],
  ['reject', rejectProposal, { comment }, brand, ['sent', 'under_approval'], { answer: comment }],
] as const;

describe.each(answers)(
  'the answer “%s” to an invitation or proposal',
  (move, command, fields, who, from, patch) => {
    const input = { id: ids.proposal, version: 1, ...fields };
    const states: readonly Proposal['status'][] = from;
    const allowed: readonly Actor[] = who;
    const at = (status: Proposal['status'], actor: Actor = allowed[0]!) => ({
      actor,
      store: { proposals: [aSentProposal({ status })], briefings: [aBriefing()] },
    });

    it('changes the state and stores the comment', async () => {
      const { changes } = await accepted(command, input, at(states[0]!));
      const received = 'comment' in fields ? { comment } : {};
      expect(changes).toEqual([
        { do: 'move', resource: 'proposals', id: ids.proposal, move, patch, ...received },
      ]);
    });

    it.each(proposalFlow.states)(
      'is possible only in the states that the flow allows: %s',
      async (status) => {
        const expected = states.includes(status) ? [] : ['move_not_possible'];
        expect(await refusedWith(command, input, at(status))).toEqual(expected);
      },
    );

    it.each(everybody)('is possible only for the allowed users: $name', async (actor) => {
      const expected = allowed.includes(actor) ? [] : ['not_found'];
      expect(await refusedWith(command, input, at(states[0]!, actor))).toEqual(expected);
    });
  },
);

it.each([
  ['decline', declineInvitation, {}, 'received'],
  ['reject', rejectProposal, {}, 'sent'],
  ['counter', counter, { counterCents: 1 }, 'sent'],
] as const)('requires a reason for the move %s of a proposal', async (_move, command, fields, status) => {
  const actor = command === declineInvitation ? theCreator : brandOwner;
  const store = { proposals: [aSentProposal({ status })] };
  const input = { id: ids.proposal, ...fields, comment: '  ' };
  expect(await refusedWith(command, input, { actor, store })).toEqual(['required /comment']);
});

describe('the invitation to a silent squad', () => {
  const signed = (name: string) => ({ name, at: NOW, textHash: hashOf(confidentialityText) });
  const at = {
    actor: theCreator,
    store: {
      proposals: [aSentProposal({ status: 'received' })],
      briefings: [aBriefing({ kind: 'silent_squad' })],
      creators: [aCreator({ name: 'Ana Prado' })],
    },
  };
  it('is accepted by typing the creator’s name under the text that the creator saw', async () => {
    const { changes } = await accepted(acceptInvitation, { id: ids.proposal, name: 'Ana Prado' }, at);
    expect(changes).toMatchObject([{ move: 'accept', patch: { confidentiality: signed('Ana Prado') } }]);
  });
  it('does not ask the creator to sign by name again once confidentiality is accepted', async () => {
    const proposals = [aSentProposal({ status: 'received', confidentiality: signed('Ana Prado') })];
    const { changes } = await accepted(
      accept,
      { id: ids.proposal },
      { ...at, store: { ...at.store, proposals } },
    );
    expect(changes).toMatchObject([{ move: 'accept', patch: { answerBy: null } }]);
  });
  it('remains unanswered if the creator accepts only confidentiality', async () => {
    const name = '  ána  PRADO';
    const { changes } = await accepted(acceptConfidentiality, { id: ids.proposal, name }, at);
    expect(changes).toEqual([
      expect.objectContaining({ do: 'update', patch: { confidentiality: signed('ána  PRADO') } }),
    ]);
  });
  it.each([acceptInvitation, acceptConfidentiality])(
    'is refused without the creator’s own name: $name',
    async (command) => {
      const refused = (name?: string) =>
        refusedWith(command as typeof acceptConfidentiality, { id: ids.proposal, name }, at);
      expect(await refused()).toEqual(['confidentiality_needed /name']);
      expect(await refused('Ana')).toEqual(['signature_not_own /name']);
    },
  );
  it('cannot be signed by an impersonator', async () => {
    const actor = { ...theCreator, impersonatedBy: { userId: supporter.userId, name: supporter.name } };
    const input = { id: ids.proposal, name: 'Ana Prado' };
    expect(acceptConfidentiality.notWhileImpersonating).toBe(true);
    expect(await refusedWith(acceptInvitation, input, { ...at, actor })).toEqual(['not_while_impersonating']);
  });
  it.each(everybody)('can be accepted only by the invited creator: $name', async (actor) => {
    const input = { id: ids.proposal, name: 'Ana Prado' };
    const expected = actor === theCreator ? [] : ['not_found'];
    expect(await refusedWith(acceptConfidentiality, input, { ...at, actor })).toEqual(expected);
  });
  it('lets the creator accept confidentiality only while the invitation is open', async () => {
    const input = { id: ids.proposal, name: 'Ana Prado' };
    const proposals = [aSentProposal({ status: 'declined' })];
    const declined = { ...at, store: { ...at.store, proposals } };
    expect(await refusedWith(acceptConfidentiality, input, declined)).toEqual(['move_not_possible']);
    const again = [aSentProposal({ status: 'received', confidentiality: signed('Ana Prado') })];
    const { changes } = await accepted(acceptConfidentiality, input, {
      ...at,
      store: { ...at.store, proposals: again },
    });
    expect(changes).toEqual([]);
  });
});

it('refuses to accept an invitation once the project’s last day has passed', async () => {
  const store = {
    proposals: [aSentProposal({ status: 'received' })],
    briefings: [aBriefing({ status: 'awaiting_proposal', endsOn: '2026-11-20' })],
  };
  expect(await refusedWith(accept, { id: ids.proposal }, { actor: theCreator, store })).toEqual([
    'proposals_closed',
  ]);
});

it('refuses a counter-offer that the creator could no longer accept', async () => {
  const store = {
    proposals: [aSentProposal({ status: 'sent' })],
    briefings: [aBriefing({ status: 'awaiting_proposal', endsOn: '2026-11-20' })],
  };
  const input = { id: ids.proposal, counterCents: 300_000, comment: 'Menos.' };
  expect(await refusedWith(counterProposal, input, { actor: brandOwner, store })).toEqual([
    'project_expired',
  ]);
});
