import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCompany,
  accepted,
  aSetting,
  brandOwner,
  curator,
  financier,
  ids,
  otherBrand,
  refusedWith,
  type Store,
  stamped,
  TODAY,
} from '../../testing';
import { briefingFlow } from '../flow';
import type { BriefingStatus } from '../schema';
import { askForMore } from './askMore';
import { cancelBriefing } from './cancel';

const comment = 'Queremos gente do Nordeste.';
const input = { id: ids.briefing, comment };
const at = (status: BriefingStatus): Store => ({
  briefings: [aBriefing({ status })],
  companies: [aCompany()],
});
const used = (count: number, day: string) =>
  Array.from({ length: count }, (_, n) => ({
    ...stamped,
    id: n + 1,
    companyId: ids.company,
    briefingId: ids.briefing,
    day,
  }));

describe('a brand asks for more names', () => {
  it('and uses one of its matchings', async () => {
    const { changes } = await accepted(askForMore, input, { actor: brandOwner, store: at('selection') });
    const row = { companyId: ids.company, briefingId: ids.briefing, day: TODAY };
    expect(changes).toEqual([
      { do: 'move', resource: 'briefings', id: ids.briefing, move: 'askMore', patch: {}, comment },
      { do: 'insert', resource: 'matchings', row },
    ]);
  });

  it.each<[string, Store, string[]]>([
    ['nineteen used this month', { matchings: used(19, '2026-11-01') }, []],
    ['twenty used this month', { matchings: used(20, '2026-11-01') }, ['matching_limit']],
    ['twenty used last month', { matchings: used(20, '2026-10-31') }, []],
    [
      'settings that allow none',
      { settings: [aSetting({ key: 'matchings', value: 0 })] },
      ['matching_limit'],
    ],
  ])('with %s', async (_what, more, expected) => {
    const store = { ...at('selection'), ...more };
    expect(await refusedWith(askForMore, input, { actor: brandOwner, store })).toEqual(expected);
  });
});

describe('a briefing is cancelled', () => {
  const before: readonly BriefingStatus[] = briefingFlow.moves.cancel.from;

  it.each(briefingFlow.states)('from %s, if nobody is hired yet', async (status) => {
    const expected = before.includes(status) ? [] : ['move_not_possible'];
    for (const actor of [brandOwner, curator]) {
      expect(await refusedWith(cancelBriefing, input, { actor, store: at(status) })).toEqual(expected);
    }
  });

  it.each([otherBrand, financier])('but not by others: $role', async (actor) => {
    expect(await refusedWith(cancelBriefing, input, { actor, store: at('draft') })).toEqual(['not_found']);
  });
});
