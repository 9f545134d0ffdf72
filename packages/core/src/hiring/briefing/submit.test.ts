import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aCompany,
  accepted,
  aSetting,
  brandMember,
  brandOwner,
  curator,
  ids,
  NOW,
  otherBrand,
  refusedWith,
  type Store,
  theCreator,
} from '../../testing';
import { submitBriefing } from './commands';
import { blankParts } from './parts';

const input = { id: ids.briefing, version: 1 };
const storeOf = (
  briefing: Parameters<typeof aBriefing>[0] = {},
  company: Parameters<typeof aCompany>[0] = {},
  more: Store = {},
): Store => ({
  settings: more.settings ?? [],
  companies: [aCompany(company)],
  briefings: [aBriefing(briefing), ...(more.briefings ?? [])],
});
const aPublicText = (summary: string) => ({
  ...blankParts.publicText,
  sector: 'Beleza',
  summary,
  feeLowCents: 100_000,
  feeHighCents: 300_000,
});
const sent = (submittedAt: string | null, id = 32) =>
  aBriefing({ id, status: submittedAt ? 'curation' : 'draft', submittedAt });

describe('the submission of a briefing', () => {
  const move = { do: 'move', resource: 'briefings', id: ids.briefing, move: 'submit' };
  const curationDueAt = '2026-11-22T12:00:00.000Z';

  it('stores the time of submission and an answer deadline one day later', async () => {
    const { changes } = await accepted(submitBriefing, input, { actor: brandMember, store: storeOf() });
    expect(changes).toEqual([{ ...move, patch: { submittedAt: NOW, curationDueAt } }]);
  });

  it('counts toward the month of the first submission if the briefing was sent back', async () => {
    const store = storeOf({ submittedAt: '2026-11-03T12:00:00.000Z' }, {}, { briefings: [sent(NOW)] });
    const { changes } = await accepted(submitBriefing, input, { actor: brandOwner, store });
    expect(changes).toEqual([{ ...move, patch: { curationDueAt } }]);
  });

  it.each<[string, Store, string[]]>([
    ['a company without address', storeOf({}, { address: null }), ['company_incomplete']],
    [
      'two incomplete steps',
      storeOf({ product: '', budgetCents: null }),
      ['required /product', 'required /budgetCents'],
    ],
    [
      'a public text that names the company of a silent squad',
      storeOf(
        { kind: 'silent_squad', brand: 'Lume', publicText: aPublicText('Uma novidade da Aurora') },
        { tradeName: 'Aurora' },
      ),
      ['gives_brand_away /publicText/summary'],
    ],
    ['a start date in the past', storeOf({ startsOn: '2026-11-20' }), ['starts_in_past /startsOn']],
    ['another briefing this month', storeOf({}, {}, { briefings: [sent(NOW)] }), ['briefing_limit']],
    ['a briefing last month', storeOf({}, {}, { briefings: [sent('2026-10-31T12:00:00.000Z')] }), []],
    [
      'a briefing at 23:59 of October in São Paulo',
      storeOf({}, {}, { briefings: [sent('2026-11-01T02:59:00.000Z')] }),
      [],
    ],
    [
      'a briefing at 00:00 of November in São Paulo',
      storeOf({}, {}, { briefings: [sent('2026-11-01T03:00:00.000Z')] }),
      ['briefing_limit'],
    ],
    ['another draft', storeOf({}, {}, { briefings: [sent(null)] }), []],
    [
      'another briefing this month, on a paid plan',
      storeOf({}, { plan: 'business' }, { briefings: [sent(NOW)] }),
      [],
    ],
    [
      'another briefing this month, if the setting is two',
      storeOf({}, {}, { briefings: [sent(NOW)], settings: [aSetting({ key: 'open_briefings', value: 2 })] }),
      [],
    ],
    ['a briefing that is not a draft', storeOf({ status: 'curation' }), ['move_not_possible']],
    ['an older version', storeOf({ version: 2 }), ['stale']],
  ])('is checked against limits and rules: %s', async (_what, store, expected) => {
    expect(await refusedWith(submitBriefing, input, { actor: brandOwner, store })).toEqual(expected);
  });

  it.each([otherBrand, curator, theCreator])('is not found for $role $name', async (actor) => {
    expect(await refusedWith(submitBriefing, input, { actor, store: storeOf() })).toEqual(['not_found']);
  });
});
