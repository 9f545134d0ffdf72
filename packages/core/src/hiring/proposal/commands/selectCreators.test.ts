import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCompany,
  aCreator,
  accepted,
  anEntry,
  aProposal,
  aSetting,
  brandMember,
  curator,
  ids,
  inserted,
  NOW,
  otherBrand,
  refusedWith,
  type Store,
  summarize,
} from '../../../testing';
import { inviteStandIn } from './inviteStandIn';
import { inviteCreators } from './proposals';
import { selectCreators } from './selectCreators';

const entry = (n: number, status: 'proposed' | 'released' | 'passed') =>
  anEntry({ id: 60 + n, creatorId: 20 + n, status });
const store: Store = {
  briefings: [aBriefing({ status: 'selection', feeBp: 1_500 })],
  companies: [aCompany()],
  shortlist: [entry(1, 'released'), entry(2, 'released'), entry(3, 'released'), entry(4, 'proposed')],
};
const input = (...creatorIds: number[]) => ({ id: ids.briefing, version: 1, creatorIds });
const at = (more: Store = {}) => ({ actor: brandMember, store: { ...store, ...more } });

describe('choosing creators from the shortlist', () => {
  it('ends the selection and invites the chosen creators in one command', async () => {
    const { changes } = await accepted(selectCreators, input(23, 21), at());
    const invitation = {
      briefingId: ids.briefing,
      companyId: ids.company,
      status: 'received',
      statusSince: NOW,
      round: 0,
      lines: [],
      totalCents: 0,
      currency: 'BRL',
      feeBp: 1_500,
      message: '',
      availableInPeriod: false,
      draft: null,
      confidentiality: null,
      answer: '',
      counterCents: null,
      answerBy: '2026-11-24T12:00:00.000Z',
      sentAt: null,
    };
    const move = (resource: string, id: number, name: string) => ({
      do: 'move',
      resource,
      id,
      move: name,
      patch: {},
    });
    expect(changes).toEqual([
      move('briefings', ids.briefing, 'endSelection'),
      move('shortlist', 61, 'choose'),
      move('shortlist', 62, 'pass'),
      move('shortlist', 63, 'choose'),
      move('briefings', ids.briefing, 'invite'),
      { do: 'insert', resource: 'proposals', row: { ...invitation, creatorId: 21 } },
      { do: 'insert', resource: 'proposals', row: { ...invitation, creatorId: 23 } },
    ]);
  });

  it('stores the given order of stand-ins', async () => {
    const kept = { ...input(22), standInIds: [23, 21] };
    const { changes } = await accepted(selectCreators, kept, at());
    const moves = changes.flatMap((change) =>
      change.do === 'move' && change.resource === 'shortlist' ? [[change.id, change.move, change.patch]] : [],
    );
    expect(moves).toEqual([
      [61, 'keep', { standIn: 2 }],
      [62, 'choose', {}],
      [63, 'keep', { standIn: 1 }],
    ]);
    const refused = (standInIds: number[]) => refusedWith(selectCreators, { ...kept, standInIds }, at());
    expect(await refused([22])).toEqual(['chosen_already /standInIds/0']);
    expect(await refused([24])).toEqual(['not_on_shortlist /standInIds/0']);
  });

  it('invites a creator whose id is given twice only once', async () => {
    const { changes } = await accepted(selectCreators, input(21, 21), at());
    expect(changes.filter((change) => change.do === 'insert')).toHaveLength(1);
  });

  it('takes the deadline for answers from the settings', async () => {
    const settings = [aSetting({ key: 'answer_days', value: 7 })];
    const { changes } = await accepted(selectCreators, input(21), at({ settings }));
    expect(changes.at(-1)).toMatchObject({ row: { answerBy: '2026-11-28T12:00:00.000Z' } });
  });

  it.each<[string, number[], Store, string[]]>([
    ['no creator', [], {}, ['at_least_one /creatorIds']],
    ['a creator who is not on the list', [21, 29], {}, ['not_on_shortlist /creatorIds/1']],
    ['a creator who is not released yet', [24], {}, ['not_on_shortlist /creatorIds/0']],
    ['incomplete company data', [21], { companies: [aCompany({ phone: null })] }, ['company_incomplete']],
    [
      'a briefing in curation',
      [21],
      { briefings: [aBriefing({ status: 'curation' })] },
      ['move_not_possible'],
    ],
    [
      'an expired project',
      [21],
      { briefings: [aBriefing({ status: 'selection', endsOn: '2026-11-20' })] },
      ['project_expired'],
    ],
    ['an older version', [21], { briefings: [aBriefing({ status: 'selection', version: 2 })] }, ['stale']],
  ])('is rejected: %s', async (_what, creatorIds, more, expected) => {
    expect(await refusedWith(selectCreators, input(...creatorIds), at(more))).toEqual(expected);
  });

  it.each([otherBrand, curator])('is not found for $role $name', async (actor) => {
    expect(await refusedWith(selectCreators, input(21), { actor, store })).toEqual(['not_found']);
  });
});

describe('inviting a stand-in', () => {
  const standIn = anEntry({ status: 'stand_in', standIn: 1 });
  const open: Store = {
    briefings: [aBriefing({ status: 'awaiting_proposal', feeBp: 1_500 })],
    creators: [aCreator()],
    shortlist: [standIn],
  };
  const asked = { id: standIn.id, version: 1 };
  const given = (more: Store = {}) => ({ actor: brandMember, store: { ...open, ...more } });

  it('sends the stand-in the same invitation as the chosen creators', async () => {
    const { changes } = await accepted(inviteStandIn, asked, given());
    expect(summarize(changes)).toEqual(['move shortlist 35 invite', 'insert proposals']);
    expect(inserted(changes, 'proposals')).toMatchObject({
      creatorId: ids.creator,
      status: 'received',
      feeBp: 1_500,
      answerBy: '2026-11-24T12:00:00.000Z',
    });
  });

  it.each<[string, Store, string[]]>([
    ['a briefing that is still in selection', { briefings: [aBriefing()] }, ['briefing_not_inviting']],
    [
      'an expired project',
      { briefings: [aBriefing({ status: 'hiring', endsOn: '2026-11-20' })] },
      ['project_expired'],
    ],
    [
      'a creator who accepts no jobs',
      { creators: [aCreator({ available: false })] },
      ['creator_unavailable'],
    ],
    ['a creator who was already invited', { proposals: [aProposal()] }, ['invited_already']],
    [
      'a creator who is not a stand-in',
      { shortlist: [anEntry({ status: 'passed' })] },
      ['move_not_possible'],
    ],
  ])('is rejected: %s', async (_what, more, expected) => {
    expect(await refusedWith(inviteStandIn, asked, given(more))).toEqual(expected);
  });
});

describe('inviting creators after the selection', () => {
  const open: Store = {
    briefings: [aBriefing({ status: 'hiring', feeBp: 1_500 })],
    companies: [aCompany()],
    creators: [aCreator(), aCreator({ id: 22 }), aCreator({ id: 23, name: 'Olga', available: false })],
  };
  const asked = (...creatorIds: number[]) => ({ briefingId: ids.briefing, creatorIds });
  const given = (more: Store = {}) => ({ actor: brandMember, store: { ...open, ...more } });

  it('invites each creator once, even a stand-in, and keeps existing invitations', async () => {
    const more = {
      proposals: [aProposal()],
      shortlist: [anEntry({ creatorId: 22, status: 'stand_in', standIn: 1 })],
    };
    const { changes, reply } = await accepted(inviteCreators, asked(22, ids.creator, 22), given(more));
    expect(summarize(changes)).toEqual([`move shortlist ${ids.entry} invite`, 'insert proposals']);
    expect(inserted(changes, 'proposals')).toMatchObject({ creatorId: 22, status: 'received' });
    expect(reply).toEqual({ id: ids.briefing, added: 1 });
  });

  it.each<[string, number[], Store, string[]]>([
    ['a creator who accepts no jobs', [23], {}, ['creator_unavailable /creatorIds/0']],
    ['an unknown creator', [22, 99], {}, ['unknown_creator /creatorIds/1']],
    [
      'a briefing that is still in selection',
      [22],
      { briefings: [aBriefing()] },
      ['briefing_not_inviting /briefingId'],
    ],
    [
      'an expired project',
      [22],
      { briefings: [aBriefing({ status: 'hiring', endsOn: '2026-11-20' })] },
      ['project_expired /briefingId'],
    ],
    ['incomplete company data', [22], { companies: [aCompany({ phone: null })] }, ['company_incomplete']],
  ])('is rejected: %s', async (_what, creatorIds, more, expected) => {
    expect(await refusedWith(inviteCreators, asked(...creatorIds), given(more))).toEqual(expected);
  });
});
