import { addDays, findDisclosure } from '@elenco/brazil';
import type { PlanDay } from './plan';
import type { Briefing, Step } from './schema';

/** A public campaign by one of the creators that the brand asked for. */
export interface KnownCampaign {
  readonly creator: string;
  readonly brand: string;
  /** First day of the campaign, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day of the campaign, `YYYY-MM-DD`. */
  readonly until: string;
}

export interface ContradictionFacts {
  readonly brief: Briefing;
  /** The plan computed backward from the publication date; empty if that date is unknown. */
  readonly plan: readonly PlanDay[];
  /** Usual minimum price of the work that the brief wants, fee included, in minor units; null if unknown. */
  readonly recommendedCents: number | null;
  readonly campaigns: readonly KnownCampaign[];
}

/** A contradiction in a brief: the rule that found it, and the wizard step in which it can be fixed. */
export interface Contradiction {
  readonly rule: RuleName;
  readonly step: Step;
  readonly params: Readonly<Record<string, string | number>>;
}

type Params = Contradiction['params'];
/** Returns the parameters of each contradiction that a rule finds. */
type Rule = (facts: ContradictionFacts) => readonly Params[];

const found = (is: boolean, params: Params = {}): readonly Params[] => (is ? [params] : []);
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().toLocaleLowerCase('pt-BR'))
    .filter(Boolean);
/** Channels on which posts can be neither boosted nor published jointly. */
const unboostable: readonly string[] = ['newsletter', 'spotify'];

const declared = {
  brief_late: [
    'project',
    ({ plan }) => {
      const brief = plan.find(({ code }) => code === 'brief');
      return found(brief?.late === true, { on: brief?.on ?? '' });
    },
  ],
  exclusivity_clash: [
    'midia',
    ({ brief, campaigns }) => {
      const { rights, exclusivity, startsOn, endsOn } = brief;
      if (!rights.uses.includes('exclusivity') || !startsOn || !endsOn) return [];
      const rivals = linesOf(exclusivity.rivals);
      const from = addDays(startsOn, -exclusivity.daysBefore);
      const until = addDays(endsOn, exclusivity.daysAfter);
      return campaigns
        .filter((one) => one.from <= until && one.until >= from)
        .filter(({ brand }) => rivals.includes(brand.trim().toLocaleLowerCase('pt-BR')))
        .map(({ creator, brand }) => ({ creator, brand }));
    },
  ],
  exclusivity_of_nothing: [
    'midia',
    ({ brief: { rights, exclusivity } }) =>
      found(rights.uses.includes('exclusivity') && !exclusivity.category && !exclusivity.rivals.trim()),
  ],
  boost_without_channel: [
    'midia',
    ({ brief: { rights, channels } }) =>
      found(
        rights.uses.some((use) => use === 'boost_own' || use === 'boost_brand' || use === 'collab_post') &&
          channels.length > 0 &&
          channels.every((channel) => unboostable.includes(channel)),
      ),
  ],
  rights_end_before_project: [
    'midia',
    ({ brief: { rights, startsOn, endsOn } }) =>
      found(
        rights.from === 'contract' &&
          rights.days !== null &&
          !!startsOn &&
          !!endsOn &&
          addDays(startsOn, rights.days) < endsOn,
        { days: rights.days ?? 0 },
      ),
  ],
  below_recommended: [
    'budget',
    ({ brief: { budgetCents, currency }, recommendedCents }) =>
      found(budgetCents !== null && recommendedCents !== null && budgetCents < recommendedCents, {
        minCents: recommendedCents ?? 0,
        currency,
      }),
  ],
  disclosure_missing: [
    'do',
    ({ brief: { kind, contentRules } }) =>
      found(kind === 'creator' && findDisclosure(contentRules.disclosure) === undefined),
  ],
  disclosure_forbidden: [
    'do',
    ({ brief: { donts, contentRules } }) =>
      found(findDisclosure(`${donts}\n${contentRules.mustNotSay}`) !== undefined),
  ],
  required_and_forbidden: [
    'do',
    ({ brief: { contentRules } }) => {
      const never = linesOf(contentRules.mustNotSay);
      return linesOf(contentRules.mustSay)
        .filter((line) => never.includes(line))
        .map((line) => ({ line }));
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Step, Rule]>>;

export type RuleName = keyof typeof declared;
export const contradictionRules = Object.keys(declared) as RuleName[];

/**
 * Returns contradictions within a brief, and between the brief and other known facts, in the order of the
 * rules. Contradictions never block the briefing, because the brand may have its reasons.
 */
export const contradictionsIn = (facts: ContradictionFacts): Contradiction[] =>
  contradictionRules.flatMap((rule) => {
    const [step, find]: readonly [Step, Rule] = declared[rule];
    return find(facts).map((params) => ({ rule, step, params }));
  });
