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
    ['starts approval with a briefing', reviewSquad, 'casting', { briefings: within() }, []],
    ['does not start approval without one', reviewSquad, 'casting', {}, ['squad_without_briefings']],
    [
      'does not start approval with a cancelled one',
      reviewSquad,
      'casting',
      { briefings: within({ status: 'cancelled' }) },
      ['squad_without_briefings'],
    ],
    [
      'starts work with a contract in force',
      startSquad,
      'approval',
      { briefings: within(), contracts: [aContract({ status: 'active' })] },
      [],
    ],
    [
      'does not start work before a signature',
      startSquad,
      'approval',
      { briefings: within(), contracts: [aContract({ status: 'sent' })] },
      ['nobody_hired'],
    ],
    ['starts the report', reportSquad, 'running', { briefings: within(), deliverables: [published] }, []],
    [
      'does not start the report without a publication',
      reportSquad,
      'running',
      { briefings: within(), deliverables: [aDeliverable()] },
      ['nothing_published'],
    ],
    ['is closed', closeSquad, 'reporting', { briefings: within(), deliverables: [published] }, []],
    [
      'is not closed with open work',
      closeSquad,
      'reporting',
      { briefings: within(), deliverables: [published, aDeliverable({ id: 62 })] },
      ['pieces_open'],
    ],
    ['is not closed from work', closeSquad, 'running', {}, ['move_not_possible']],
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
  it('can be added to a squad of its company, and removed', async () => {
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
    ['a squad, if it is over itself', {}, { status: 'cancelled' }, ['briefing_over /briefingId']],
    ['a silent squad, if it is public', { silent: true }, {}, ['silent_differs /briefingId']],
    ['a public squad, if it is silent', {}, { kind: 'silent_squad' }, ['silent_differs /briefingId']],
    ['a squad with another currency', { currency: 'USD' }, {}, ['currency_differs /briefingId']],
    ['a squad of another company', { companyId: 12 }, {}, ['not_found']],
  ])('is not put into %s', async (_, squad, briefing, why) => {
    const store = { squads: [aSquad(squad)], briefings: [aBriefing(briefing)] };
    expect(await refusedWith(attachBriefing, input, at(store))).toEqual(why);
  });

  it.each<[string, Partial<Briefing>, string[]]>([
    ['another squad', { squadId: 98 }, ['not_in_squad /briefingId']],
    ['its squad once it hires', { status: 'hired' }, ['briefing_hires /briefingId']],
  ])('is not taken out of %s', async (_, briefing, why) => {
    const store = { ...squadIn('running'), briefings: within(briefing) };
    expect(await refusedWith(detachBriefing, input, at(store))).toEqual(why);
  });
});
