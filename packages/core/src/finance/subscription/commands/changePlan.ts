import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, anyOf, type Change, cents, emit, insert, moveTo, refuse, update } from '../../../kit';
import {
  type Actor,
  type Company,
  companies,
  defineCommand,
  id,
  plan,
  staff,
  systemOnly,
} from '../../../people';
import { planCurrency } from '../../../platform';
import { nextMonth } from '../months';
import { updateDrafts } from '../periodDrafts';
import { type Subscription, subscriptions } from '../subscription';
import { newSubscription } from './choosePlan';
import { loadFacts } from './load';

/**
 * Changes a company's plan immediately, or its agreed price. Approved hirings keep their fee, and issued
 * invoices do not change. The current month is not charged. Refuses with `subscription_unpaid`.
 */
export const changePlan = defineCommand({
  name: 'companies.changePlan',
  rest: 'Changes a company’s plan at its request',
  input: z.strictObject({ id, plan, agreedCents: cents.nullable().default(null) }),
  async load(find, input) {
    await find.forUpdate(companies, input.id, anyOf<Actor, Company>(staff('finance'), systemOnly));
    const loaded = await loadFacts(find, input.id);
    const [newId] = loaded.subscription ? [loaded.subscription.id] : await find.ids(subscriptions, 1);
    return { loaded, newId: newId! };
  },
  decide({ rows: { loaded, newId }, input: { id, plan, agreedCents }, now }) {
    const today = businessDate(now);
    const before = loaded.subscription ?? newSubscription(id, now, today);
    if (before.status === 'past_due') return refuse('subscription_unpaid');
    const active = before.status === 'active';
    const patch = {
      plan,
      agreedCents,
      nextPlan: null,
      nextOn: null,
      ...(active
        ? {}
        : {
            billedFrom: nextMonth(today),
            currency: planCurrency(loaded.company.billingCurrency),
            suspendedAt: null,
            graceUntil: null,
          }),
    };
    const move = plan === 'open' ? (active ? 'end' : null) : active ? 'change' : 'activate';
    const status = plan === 'open' ? 'open' : 'active';
    const after = { ...before, id: newId, ...patch, status } as Subscription;
    const changes: Change[] = [
      ...(loaded.subscription ? [] : [insert(subscriptions, { ...before, id: newId })]),
      ...(move ? [moveTo(subscriptions, newId, move, { patch })] : []),
      update(companies, id, { plan }),
      ...updateDrafts({ ...loaded, subscription: after }),
      emit({
        kind: 'companies.changePlan',
        resource: companies.name,
        rowId: id,
        companyId: id,
        data: { title: plan },
      }),
    ];
    return accept(changes, { id });
  },
});
