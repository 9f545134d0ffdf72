import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aContract,
  accepted,
  aDeliverable,
  aSquad,
  brandOwner,
  type Case,
  ids,
  NOW,
  otherBrand,
  refusedWith,
  type Store,
} from '../../testing';
import type { Briefing } from '../briefing';
import {
  attachBriefing,
  cancelSquad,
  closeSquad,
  detachBriefing,
  reportSquad,
  reviewSquad,
  startSquad,
} from './commands';
import type { Squad } from './squad';

type Move = typeof startSquad | typeof reviewSquad;
const at = (store: Store, actor: Case['actor'] = brandOwner): Case => ({ actor, store });
const squadIn = (status: Squad['status']): Store => ({ squads: [aSquad({ status })] });
const within = (given: Partial<Briefing> = {}) => [aBriefing({ squadId: 99, status: 'hiring', ...given })];
const of = { id: 99 };

describe('a squad', () => {
  const published = aDeliverable({ status: 'published', publishedAt: NOW });
  it.each<[string, Move, Squad['status'], Store, string[]]>([
    ['can start approval with a briefing', reviewSquad, 'casting', { briefings: within() }, []],
    ['cannot start approval without a briefing', reviewSquad, 'casting', {}, ['squad_without_briefings']],
    [
      'cannot start approval with only a cancelled briefing',
      reviewSquad,
      'casting',
      { briefings: within({ status: 'cancelled' }) },
      ['squad_without_briefings'],
    ],
    [
      'can start work with a contract in force',
      startSquad,
      'approval',
      { briefings: within(), contracts: [aContract({ status: 'active' })] },
      [],
    ],
    [
      'cannot start work before a contract is signed',
      startSquad,
      'approval',
      { briefings: within(), contracts: [aContract({ status: 'sent' })] },
      ['nobody_hired'],
    ],
    [
      'can start the report after a publication',
      reportSquad,
      'running',
      { briefings: within(), deliverables: [published] },
      [],
    ],
    [
      'cannot start the report without a publication',
      reportSquad,
      'running',
      { briefings: within(), deliverables: [aDeliverable()] },
      ['nothing_published'],
    ],
    [
      'can be closed once its work is published',
      closeSquad,
      'reporting',
      { briefings: within(), deliverables: [published] },
      [],
    ],
    [
      'cannot be closed with open work',
      closeSquad,
      'reporting',
      { briefings: within(), deliverables: [published, aDeliverable({ id: 62 })] },
      ['pieces_open'],
    ],
    ['cannot be closed before the report', closeSquad, 'running', {}, ['move_not_possible']],
  ])('%s', async (_, command, status, store, why) => {
    expect(await refusedWith(command, of, at({ ...squadIn(status), ...store }))).toEqual(why);
  });

  it('can be cancelled unless a creator is hired in it', async () => {
    const input = { ...of, comment: 'Sem verba' };
    expect(await refusedWith(cancelSquad, input, at(squadIn('approval')))).toEqual([]);
    const hired = { ...squadIn('approval'), briefings: within(), contracts: [aContract({ status: 'sent' })] };
    expect(await refusedWith(cancelSquad, input, at(hired))).toEqual(['squad_has_hirings']);
    expect(await refusedWith(cancelSquad, input, at(squadIn('running')))).toEqual(['move_not_possible']);
    expect(await refusedWith(cancelSquad, input, at(squadIn('draft'), otherBrand))).toEqual(['not_found']);
  });
});

describe('a briefing of a squad', () => {
  const input = { squadId: 99, briefingId: ids.briefing };
  it('can be added to a squad of its company and removed again', async () => {
    const into = await accepted(
      attachBriefing,
      input,
      at({ ...squadIn('casting'), briefings: [aBriefing()] }),
    );
    expect(into.changes).toEqual([
      { do: 'update', resource: 'briefings', id: ids.briefing, patch: { squadId: 99 } },
    ]);
    const store = { ...squadIn('casting'), briefings: within({ status: 'curation' }) };
    const out = await accepted(detachBriefing, input, at(store));
    expect(out.changes).toMatchObject([{ patch: { squadId: null } }]);
  });

  it.each<[string, Partial<Squad>, Partial<Briefing>, string[]]>([
    ['a squad that is over', { status: 'closed' }, {}, ['squad_over']],
    ['a squad, if the briefing is over', {}, { status: 'cancelled' }, ['briefing_over /briefingId']],
    ['a silent squad, if the briefing is public', { silent: true }, {}, ['silent_differs /briefingId']],
    [
      'a public squad, if the briefing is silent',
      {},
      { kind: 'silent_squad' },
      ['silent_differs /briefingId'],
    ],
    ['a squad with another currency', { currency: 'USD' }, {}, ['currency_differs /briefingId']],
    ['a squad of another company', { companyId: 12 }, {}, ['not_found']],
  ])('cannot be added to %s', async (_, squad, briefing, why) => {
    const store = { squads: [aSquad(squad)], briefings: [aBriefing(briefing)] };
    expect(await refusedWith(attachBriefing, input, at(store))).toEqual(why);
  });

  it.each<[string, Partial<Briefing>, string[]]>([
    ['another squad', { squadId: 98 }, ['not_in_squad /briefingId']],
    ['the squad once hiring has started', { status: 'hired' }, ['briefing_hires /briefingId']],
  ])('cannot be removed from %s', async (_, briefing, why) => {
    const store = { ...squadIn('running'), briefings: within(briefing) };
    expect(await refusedWith(detachBriefing, input, at(store))).toEqual(why);
  });
});
