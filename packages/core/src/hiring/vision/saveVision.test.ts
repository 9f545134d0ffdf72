import { describe, expect, it } from 'vitest';
import {
  accepted,
  aSquad,
  aVision,
  brandMember,
  type Case,
  ids,
  inserted,
  otherBrand,
  refusedWith,
  summarize,
  theCreator,
} from '../../testing';
import { changedParts } from './changes';
import { castSquad, saveVision } from './commands';
import type { Vision } from './vision';

const { objective, idea, keyMessages, targets, mix, split } = aVision();
const content = { objective, idea, keyMessages, targets, mix, split };
const first = { squadId: 99, seen: 0, ...content };
const planned = aSquad({
  status: 'vision',
  budgetCents: 3_500_000,
});
const store = { squads: [planned], visions: [aVision()] };

describe('the vision of a squad', () => {
  it('moves the squad out of draft, and gets a new version for each change', async () => {
    const drafted = { squads: [aSquad()], visions: [] };
    const begun = await accepted(saveVision, first, { actor: brandMember, store: drafted });
    expect(summarize(begun.changes)).toEqual(['insert visions', 'move squads 99 plan']);
    expect(inserted(begun.changes, 'visions')).toMatchObject({
      number: 1,
      companyId: ids.company,
      authorId: brandMember.userId,
      currency: 'BRL',
      ...content,
    });
    const changed = { ...first, seen: 1, idea: 'Outra ideia.' };
    const next = await accepted(saveVision, changed, { actor: brandMember, store });
    expect(summarize(next.changes)).toEqual(['insert visions']);
    expect(inserted(next.changes, 'visions')).toMatchObject({ number: 2, idea: 'Outra ideia.' });
  });

  it('gets no new version if nothing changed', async () => {
    const turned = { ...first, seen: 1, split: Object.fromEntries(Object.entries(split).reverse()) };
    expect(
      (await accepted(saveVision, turned as typeof first, { actor: brandMember, store })).changes,
    ).toEqual([]);
  });

  it.each<[string, object, Partial<Case>, string[]]>([
    ['by another brand', {}, { actor: otherBrand }, ['not_found']],
    ['by a creator', {}, { actor: theCreator }, ['not_found']],
    ['if another version was saved since the user read the vision', { seen: 0 }, {}, ['vision_changed']],
    [
      'if the squad is over',
      {},
      { store: { ...store, squads: [aSquad({ status: 'closed' })] } },
      ['squad_over'],
    ],
    ['with more than the budget', { split: { ...split, other: 1 } }, {}, ['split_over_budget /split']],
    [
      'with a duplicate target',
      { targets: [...targets, { metric: 'views', value: 3 }] },
      {},
      ['target_twice /targets/2/metric'],
    ],
    ['without an objective', { objective: ' ' }, {}, ['required /objective']],
  ])('is rejected %s', async (_, more, given, expected) => {
    const input = { ...first, seen: 1, ...more };
    expect(await refusedWith(saveVision, input, { actor: brandMember, store, ...given })).toEqual(expected);
  });
});

it('requires a vision before the search for a squad’s creators starts', async () => {
  const at = (visions: Vision[]) => ({ actor: brandMember, store: { squads: [planned], visions } });
  expect(await refusedWith(castSquad, { id: 99 }, at([]))).toEqual(['vision_needed']);
  expect(await refusedWith(castSquad, { id: 99 }, at([aVision()]))).toEqual([]);
});

it('returns the fields of a vision that a new version changed', () => {
  const before = aVision();
  const split = Object.fromEntries(Object.entries(before.split).reverse()) as Vision['split'];
  expect(changedParts(before, { ...before, split, idea: 'x', targets: [] })).toEqual(['idea', 'targets']);
});
