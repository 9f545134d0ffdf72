import { type IssDue, issRateBp, plainName, state, stateOf } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, type Find } from '../../kit';
import {
  type Actor,
  type Address,
  companies,
  date,
  defineResource,
  id,
  impersonal,
  line,
  noOne,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/**
 * Rate of the service tax (ISS) on advertising (LC 116/2003, item 17.06) for takers in a municipality, valid
 * from a business date. Rows are never changed: a correction is a new row.
 */
export const issRule = z.object({
  ...stamps,
  state: impersonal(state.min(2, 'required').max(40, 'too_long')),
  city: impersonal(line(80)),
  rateBp: impersonal(z.int().min(issRateBp.min, 'outside_bounds').max(issRateBp.max, 'outside_bounds')),
  /** True if the taker must withhold the tax; otherwise the creator pays it. */
  withheld: impersonal(z.boolean()),
  /** Day of the next month on which the tax is due. */
  dueDay: impersonal(z.int().min(1, 'outside_bounds').max(28, 'outside_bounds')),
  validFrom: impersonal(date),
  /** Reference of the law, with its date or URL. */
  lawRef: impersonal(line(300)),
  authorId: id.nullable(),
});
export type IssRule = z.output<typeof issRule>;

/** Allows only staff who may read and add rules. */
export const issRuleManagers = staff('finance');

export const issRules = defineResource({
  name: 'iss-rules',
  schema: issRule,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', state: 'is', withheld: 'is', validFrom: 'between' },
  search: ['city'],
  sorts: ['id', 'city', 'validFrom'],
  /** The system may also read the rules, to show creators the expected taxes. */
  access: {
    read: anyOf<Actor, IssRule>(issRuleManagers, systemOnly),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});

export type IssTerms = Pick<
  IssRule,
  'id' | 'state' | 'city' | 'rateBp' | 'withheld' | 'dueDay' | 'validFrom' | 'lawRef'
>;
type Place = Pick<Address, 'city' | 'state' | 'country'>;

/** Returns the Brazilian state of a taker; null for a taker abroad. */
export const issStateOf = (place: Place | null): string | null =>
  place?.country === 'BR' ? stateOf(place.state) : null;

/** Loads the service tax rules of the companies' municipalities, by company. */
export async function rulesOfTakers(
  find: Find<Actor>,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, readonly IssRule[]>> {
  const takers = await find.many(companies, { id: [...new Set(companyIds)] });
  const states = [...new Set(takers.flatMap(({ address }) => issStateOf(address) ?? []))];
  const rules = states.length > 0 ? await find.many(issRules, { state: states }) : [];
  return new Map(takers.map(({ id: companyId, address }) => [companyId, issRulesAt(rules, address)]));
}

/** Returns all rules of a taker's municipality, of any day. */
export function issRulesAt<R extends IssTerms>(rules: readonly R[], place: Place | null): R[] {
  const within = issStateOf(place);
  const city = plainName(place?.city ?? '');
  return rules.filter((rule) => rule.state === within && plainName(rule.city) === city);
}

/**
 * Returns a municipality's rule that is in force on a business date; if two rules start on the same day, the
 * one added later. Returns undefined if no tax is withheld.
 */
export function issRuleOn(rules: readonly IssTerms[], day: string): IssDue | undefined {
  const begun = rules.filter(({ validFrom }) => validFrom <= day);
  const [rule] = begun.sort((a, b) => b.validFrom.localeCompare(a.validFrom) || b.id - a.id);
  if (!rule?.withheld) return undefined;
  const { rateBp, dueDay, lawRef } = rule;
  return { rateBp, dueDay, lawRef, municipality: `${rule.city}/${rule.state}` };
}
