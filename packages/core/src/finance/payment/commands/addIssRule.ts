import { z } from 'zod';
import { accept, insert } from '../../../kit';
import { defineCommand, requireAccess, userIdOf } from '../../../people';
import { issRule, issRuleManagers, issRules } from '../issRule';

const { state, city, rateBp, withheld, dueDay, validFrom, lawRef } = issRule.shape;

/**
 * Adds a service tax rule that applies from a day, which may be in the past. Taxes that were already computed
 * do not change.
 */
export const addIssRule = defineCommand({
  name: 'iss-rules.add',
  rest: 'Adds a municipality’s service tax (ISS) rule from a date',
  requiresReauth: true,
  input: z.strictObject({ state, city, rateBp, withheld, dueDay, validFrom, lawRef }),
  async load(find, _input, { actor }) {
    requireAccess(actor, issRuleManagers);
    const [id] = await find.ids(issRules, 1);
    return id as number;
  },
  decide: ({ rows: id, input, actor }) =>
    accept([insert(issRules, { ...input, id, authorId: userIdOf(actor) })], { id }),
});
