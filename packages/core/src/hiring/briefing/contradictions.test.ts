import { expect, it } from 'vitest';
import { aBriefing } from '../../testing';
import { type ContradictionFacts, contradictionRules, contradictionsIn } from './contradictions';
import { blankParts } from './parts';

const { rights, exclusivity, contentRules } = blankParts;
const exclusive = { ...rights, uses: ['exclusivity' as const] };
const rival = { creator: 'Caio', brand: 'Boreal', from: '2026-11-01', until: '2026-11-25' };
const facts = (
  brief: Partial<ContradictionFacts['brief']> = {},
  given: Partial<ContradictionFacts> = {},
): ContradictionFacts => ({
  brief: aBriefing(brief),
  plan: [],
  recommendedCents: null,
  campaigns: [],
  ...given,
});
const late = { code: 'brief', on: '2026-11-20', late: true } as const;
const named = { ...exclusivity, rivals: ' boreal \nOutra', daysBefore: 7 };

/** For each rule, facts in which it finds a contradiction, and very similar facts in which it finds none. */
const cases: Record<(typeof contradictionRules)[number], [ContradictionFacts, ContradictionFacts]> = {
  brief_late: [facts({}, { plan: [late] }), facts({}, { plan: [{ ...late, late: false }] })],
  exclusivity_clash: [
    facts({ rights: exclusive, exclusivity: named }, { campaigns: [rival] }),
    facts({ rights: exclusive, exclusivity: { ...named, daysBefore: 5 } }, { campaigns: [rival] }),
  ],
  exclusivity_of_nothing: [
    facts({ rights: exclusive }),
    facts({ rights: exclusive, exclusivity: { ...exclusivity, category: 'Skincare' } }),
  ],
  boost_without_channel: [
    facts({ rights: { ...rights, uses: ['boost_brand'] }, channels: ['newsletter'] }),
    facts({ rights: { ...rights, uses: ['boost_brand'] }, channels: ['newsletter', 'instagram'] }),
  ],
  rights_end_before_project: [
    facts({ rights: { ...rights, from: 'contract', days: 29 } }),
    facts({ rights: { ...rights, from: 'contract', days: 30 } }),
  ],
  below_recommended: [
    facts({ budgetCents: 999_999 }, { recommendedCents: 1_000_000 }),
    facts({ budgetCents: 1_000_000 }, { recommendedCents: 1_000_000 }),
  ],
  disclosure_missing: [
    facts({ contentRules: { ...contentRules, disclosure: 'parceria' } }),
    facts({ contentRules: { ...contentRules, disclosure: '#Publicidade' } }),
  ],
  disclosure_forbidden: [facts({ donts: 'Não use #publi' }), facts({ donts: 'Não use #publico' })],
  required_and_forbidden: [
    facts({ contentRules: { ...contentRules, mustSay: 'Vegano\nLeve', mustNotSay: 'vegano' } }),
    facts({ contentRules: { ...contentRules, mustSay: 'Vegano', mustNotSay: 'Leve' } }),
  ],
};

it.each(contradictionRules)('finds the contradiction %s in a brief, and none once it is fixed', (rule) => {
  const [wrong, right] = cases[rule];
  expect(contradictionsIn(wrong).map((one) => one.rule)).toEqual([rule]);
  expect(contradictionsIn(right)).toEqual([]);
});

it('returns the names involved in a contradiction and the step where it can be fixed', () => {
  expect(contradictionsIn(cases.exclusivity_clash[0])).toEqual([
    { rule: 'exclusivity_clash', step: 'midia', params: { creator: 'Caio', brand: 'Boreal' } },
  ]);
});
