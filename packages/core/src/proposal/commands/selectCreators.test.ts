import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCompany,
  accepted,
  anEntry,
  aSetting,
  brandMember,
  curator,
  ids,
  NOW,
  otherBrand,
  refusedWith,
  type Store,
} from '../../testing';
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

describe('a brand chooses from its shortlist', () => {
  it('which ends the selection and invites the chosen, all in one', async () => {
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

  it('and one named twice is invited once', async () => {
    const { changes } = await accepted(selectCreators, input(21, 21), at());
    expect(changes.filter((change) => change.do === 'insert')).toHaveLength(1);
  });

  it('with the time to answer that the settings give', async () => {
    const settings = [aSetting({ key: 'answer_days', value: 7 })];
    const { changes } = await accepted(selectCreators, input(21), at({ settings }));
    expect(changes.at(-1)).toMatchObject({ row: { answerBy: '2026-11-28T12:00:00.000Z' } });
  });

  it.each<[string, number[], Store, string[]]>([
    ['nobody', [], {}, ['at_least_one /creatorIds']],
    ['somebody who is not on the list', [21, 29], {}, ['not_on_shortlist /creatorIds/1']],
    ['somebody not released yet', [24], {}, ['not_on_shortlist /creatorIds/0']],
    ['with company data missing', [21], { companies: [aCompany({ phone: null })] }, ['company_incomplete']],
    ['in curation', [21], { briefings: [aBriefing({ status: 'curation' })] }, ['move_not_possible']],
    [
      'after it was done in another window',
      [21],
      { briefings: [aBriefing({ status: 'selection', version: 2 })] },
      ['stale'],
    ],
  ])('but not: %s', async (_what, creatorIds, more, expected) => {
    expect(await refusedWith(selectCreators, input(...creatorIds), at(more))).toEqual(expected);
  });

  it.each([otherBrand, curator])('and others do not: %o', async (actor) => {
    expect(await refusedWith(selectCreators, input(21), { actor, store })).toEqual(['not_found']);
  });
});
