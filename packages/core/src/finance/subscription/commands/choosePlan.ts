import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, cents, emit, insert, moveTo, refuse, update } from '../../../kit';
import { companies, defineCommand, ofCompanyOwner, plan, requireAccess } from '../../../people';
import { charges } from '../../payment';
import { asDraft, issuePeriodChanges, updateDrafts } from '../periodDrafts';
import { type Quote, quote } from '../quote';
import { type Subscription, subscriptionPeriods, subscriptions } from '../subscription';
import { type Loaded, loadFacts } from './load';

/** Returns a new subscription to the plan `open`, for a company that has no subscription. */
export const newSubscription = (
  companyId: number,
  now: string,
  today: string,
): Omit<Subscription, 'id' | 'version' | 'createdAt' | 'updatedAt'> => ({
  companyId,
  status: 'open',
  statusSince: now,
  plan: 'open',
  currency: 'BRL',
  agreedCents: null,
  billedFrom: today,
  nextPlan: null,
  nextOn: null,
  suspendedAt: null,
  graceUntil: null,
  carried: [],
});

/**
 * Changes a company's plan at the price that the owner saw. `quote` determines whether the new plan applies
 * immediately. Refuses with `same_plan` and `plan_by_agreement` at `/plan`, `subscription_unpaid`, and
 * `price_changed` (params `expectedCents`, `currency`).
 */
export const choosePlan = defineCommand({
  name: 'subscriptions.choose',
  rest: 'Subscribes your company to a plan',
  movesMoney: true,
  notWhileImpersonating: true,
  input: z.strictObject({ plan, amountCents: cents, monthlyCents: cents }),
  async load(find, _input, { actor }) {
    requireAccess(actor, ofCompanyOwner);
    const companyId = actor.role === 'company' ? actor.companyId : 0;
    const loaded = await loadFacts(find, companyId);
    const [subscriptionId] = loaded.subscription
      ? [loaded.subscription.id]
      : await find.ids(subscriptions, 1);
    const [periodId] = await find.ids(subscriptionPeriods, 1);
    const [chargeId] = await find.ids(charges, 1);
    return { loaded, subscriptionId: subscriptionId!, periodId: periodId!, chargeId: chargeId! };
  },
  decide({ rows: { loaded, subscriptionId, periodId, chargeId }, input, now }) {
    const today = businessDate(now);
    const quoted = quote(loaded, input.plan, loaded.settings, today);
    if (typeof quoted === 'string') {
      return refuse(quoted, quoted === 'subscription_unpaid' ? '' : '/plan');
    }
    if (quoted.amountCents !== input.amountCents || quoted.monthlyCents !== input.monthlyCents) {
      return refuse('price_changed', '', { expectedCents: quoted.amountCents, currency: quoted.currency });
    }
    const { company } = loaded;
    const before = loaded.subscription ?? newSubscription(company.id, now, today);
    const after = { ...before, id: subscriptionId, ...patchOf(before, quoted) } as Subscription;
    const changes: Change[] = loaded.subscription
      ? []
      : [insert(subscriptions, { ...before, id: subscriptionId })];

    if (quoted.direction === 'down') {
      changes.push(update(subscriptions, subscriptionId, patchOf(before, quoted)));
    } else {
      const move = before.status === 'active' ? 'change' : 'activate';
      changes.push(
        moveTo(subscriptions, subscriptionId, move, { patch: patchOf(before, quoted) }),
        update(companies, company.id, { plan: quoted.plan }),
        ...raisePeriodPrices(loaded, quoted, today),
      );
    }
    if (quoted.opens) {
      const { plan, currency, monthlyCents, amountCents, lines, dueOn } = quoted;
      const [line] = lines;
      const { startsOn, endsOn } = line!;
      const invoice = {
        plan,
        currency,
        monthlyCents,
        amountCents,
        startsOn,
        endsOn,
        lines: [...lines],
        dueOn: dueOn ?? today,
      };
      const period = { id: periodId, subscriptionId, companyId: company.id };
      changes.push(
        insert(subscriptionPeriods, { ...asDraft(invoice, subscriptionId, company.id, now), id: periodId }),
        ...(amountCents > 0 ? issuePeriodChanges(period, invoice, chargeId, today, now) : []),
      );
    }
    const about = {
      resource: subscriptions.name,
      rowId: subscriptionId,
      companyId: company.id,
      data: { title: quoted.plan, date: quoted.from },
    };
    const status = quoted.direction === 'up' ? 'active' : before.status;
    changes.push(
      ...updateDrafts({ ...loaded, subscription: { ...after, status } }),
      quoted.direction === 'up'
        ? emit({ kind: 'subscriptions.chosen', ...about })
        : emit({ kind: 'subscriptions.planned', ...about }),
    );
    return accept(changes, { id: subscriptionId, from: quoted.from });
  },
});

function patchOf(
  before: Pick<Subscription, 'carried' | 'status' | 'billedFrom' | 'currency'>,
  quoted: Quote,
) {
  if (quoted.direction === 'down') return { nextPlan: quoted.plan, nextOn: quoted.from };
  const begins = before.status !== 'active';
  return {
    plan: quoted.plan,
    agreedCents: null,
    nextPlan: null,
    nextOn: null,
    ...(begins
      ? { billedFrom: quoted.from, currency: quoted.currency, suspendedAt: null, graceUntil: null }
      : {}),
    carried: quoted.opens ? before.carried : [...before.carried, ...quoted.lines],
  };
}

/**
 * Sets the new price on periods that are already invoiced, so that a later change is charged only the
 * difference to this price.
 */
const raisePeriodPrices = (
  { periods }: Loaded,
  { plan, monthlyCents, opens }: Quote,
  today: string,
): Change[] =>
  opens
    ? []
    : periods
        .filter(
          ({ status, startsOn, endsOn }) => endsOn >= today && (status === 'final' || startsOn <= today),
        )
        .map(({ id }) => update(subscriptionPeriods, id, { plan, monthlyCents }));
