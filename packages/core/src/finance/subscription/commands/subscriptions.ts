import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, emit, insert, moveTo, refuse, update } from '../../../kit';
import {
  companies,
  date,
  defineCommand,
  defineMove,
  id,
  ofCompanyOwner,
  paragraph,
  requireAccess,
  systemOnly,
} from '../../../people';
import { planCurrency } from '../../../platform';
import { monthInvoice } from '../invoice';
import { dunning, dunningStepOn, isDrafted, nextMonth } from '../months';
import { asDraft, updateDrafts } from '../periodDrafts';
import { periodCovering, subscribedPlan } from '../quote';
import { type Subscription, subscriptionPeriods, subscriptions } from '../subscription';
import { newSubscription } from './choosePlan';
import { type Loaded, loadFacts } from './load';

/**
 * Runs the daily steps of a subscription: applies a planned change, drafts the invoice of the next month,
 * sends reminders, suspends and cancels. A second run on the same day has no further effect.
 */
export const advanceSubscription = defineCommand({
  name: 'subscriptions.advance',
  input: z.strictObject({ companyId: id }),
  async load(find, { companyId }, { actor }) {
    requireAccess(actor, systemOnly);
    const loaded = await loadFacts(find, companyId);
    const [newId] = loaded.subscription ? [loaded.subscription.id] : await find.ids(subscriptions, 1);
    return { loaded, newId: newId! };
  },
  decide({ rows: { loaded, newId }, now }) {
    const today = businessDate(now);
    const changes: Change[] = [];
    let subscription: Subscription | undefined = loaded.subscription;
    if (!subscription) {
      const fresh = {
        ...newSubscription(loaded.company.id, now, today),
        id: newId,
        currency: planCurrency(loaded.company.billingCurrency),
      };
      changes.push(insert(subscriptions, fresh));
      subscription = { ...fresh, version: 1, createdAt: now, updatedAt: now };
    }
    const changed = applyPlannedChange(subscription, today);
    changes.push(...changed.changes);
    subscription = changed.subscription;
    const current: Loaded = { ...loaded, subscription };
    const unpaid = dunningChanges(current, subscription, today, now);
    // A subscription that was suspended or cancelled by this run is not invoiced.
    const stopped = unpaid.some((change) => change.do === 'move');
    changes.push(
      ...(stopped ? [] : [...updateDrafts(current), ...draftPeriods(current, subscription, today, now)]),
    );
    changes.push(...unpaid);
    return accept(changes, { id: subscription.id });
  },
});

/** Returns the changes that apply a planned change of plan on its day. */
function applyPlannedChange(subscription: Subscription, today: string) {
  const { id, companyId, nextPlan, nextOn, status } = subscription;
  if (nextPlan === null || nextOn === null || nextOn > today || status !== 'active') {
    return { subscription, changes: [] };
  }
  const patch = { plan: nextPlan, agreedCents: null, nextPlan: null, nextOn: null };
  const move = nextPlan === 'open' ? 'end' : 'change';
  return {
    subscription: { ...subscription, ...patch, status: nextPlan === 'open' ? ('open' as const) : status },
    changes: [
      moveTo(subscriptions, id, move, { patch }),
      update(companies, companyId, { plan: nextPlan }),
      emit({
        kind: 'subscriptions.changed',
        resource: subscriptions.name,
        rowId: id,
        companyId,
        data: { title: nextPlan },
      }),
    ],
  };
}

/** Returns drafts for the months that should be invoiced by today and have no period yet. */
function draftPeriods(loaded: Loaded, subscription: Subscription, today: string, now: string): Change[] {
  const thisMonth = `${today.slice(0, 8)}01`;
  const missed = subscribedPlan(loaded) !== 'open' && subscription.billedFrom <= thisMonth;
  const months = [
    ...(missed ? [thisMonth] : []),
    ...(isDrafted(today, loaded.settings) ? [nextMonth(today)] : []),
  ];
  const without = months.filter((month) => !periodCovering(loaded.periods, month));
  return without.flatMap((month) => {
    const invoice = monthInvoice(loaded, subscription.currency, month, loaded.bought, loaded.settings);
    return invoice
      ? [
          insert(subscriptionPeriods, asDraft(invoice, subscription.id, subscription.companyId, now)),
          emit({
            kind: 'subscriptions.drafted',
            resource: subscriptions.name,
            rowId: subscription.id,
            companyId: subscription.companyId,
            data: { dueOn: invoice.dueOn, amountCents: invoice.amountCents, currency: invoice.currency },
          }),
        ]
      : [];
  });
}

/** Returns the reminder, suspension or cancellation for unpaid periods. The oldest period decides. */
function dunningChanges(loaded: Loaded, subscription: Subscription, today: string, now: string): Change[] {
  const rules = dunning(loaded.settings, today);
  const { id, companyId, graceUntil, suspendedAt, status } = subscription;
  const lenient = graceUntil !== null && graceUntil >= today;
  const unpaid = loaded.periods
    .filter(({ chargeId }) => loaded.owed.some((charge) => charge.id === chargeId))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const steps = unpaid.flatMap((period) => {
    const found = dunningStepOn(period.dueOn, today, period.remindedDay, rules);
    return found ? [{ ...found, period }] : [];
  });
  const worst = status === 'past_due' && !lenient ? steps.find(({ step }) => step !== 'remind') : undefined;
  const comment = worst ? `D+${worst.day}` : '';
  const stop = update(companies, companyId, { plan: 'open' });
  if (worst?.step === 'end') {
    const patch = { suspendedAt: null, graceUntil: null, nextPlan: null, nextOn: null };
    return [moveTo(subscriptions, id, 'cancel', { comment, patch }), stop];
  }
  if (worst?.step === 'suspend' && suspendedAt === null) {
    return [moveTo(subscriptions, id, 'suspend', { comment, patch: { suspendedAt: now } }), stop];
  }
  return steps
    .filter(({ step }) => step === 'remind')
    .flatMap(({ day, period }) => [
      update(subscriptionPeriods, period.id, { remindedDay: day }),
      emit({
        kind: day < 0 ? 'subscription-periods.remind' : 'subscription-periods.overdue',
        resource: subscriptionPeriods.name,
        rowId: period.id,
        companyId,
      }),
    ]);
}

/**
 * Withdraws a planned change of plan before its day. Allowed only for owners. Refuses with `nothing_planned`.
 */
export const withdrawPlanChange = defineCommand({
  name: 'subscriptions.keep',
  rest: 'Withdraws your company’s planned change of plan',
  notWhileImpersonating: true,
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    requireAccess(actor, ofCompanyOwner);
    return loadFacts(find, actor.role === 'company' ? actor.companyId : 0);
  },
  decide({ rows: loaded }) {
    const { subscription } = loaded;
    if (!subscription || subscription.nextPlan === null) return refuse('nothing_planned');
    const kept = { ...subscription, nextPlan: null, nextOn: null };
    return accept(
      [
        update(subscriptions, subscription.id, { nextPlan: null, nextOn: null }),
        ...updateDrafts({ ...loaded, subscription: kept }),
        emit({
          kind: 'subscriptions.kept',
          resource: subscriptions.name,
          rowId: subscription.id,
          companyId: subscription.companyId,
          data: { title: subscription.plan },
        }),
      ],
      { id: subscription.id },
    );
  },
});

const comment = paragraph(1_000);

/** Suspends the benefits of a plan immediately. Refuses with `already_suspended`. */
export const suspendSubscription = defineMove(subscriptions, 'suspend', {
  fields: { comment },
  also: async () => null,
  decide({ row, now }) {
    if (row.suspendedAt !== null) return refuse('already_suspended');
    return {
      patch: { suspendedAt: now, graceUntil: null },
      and: [update(companies, row.companyId, { plan: 'open' })],
    };
  },
});

/**
 * Lifts a suspension until a day, although charges are unpaid. Refuses with `not_in_future` at `/graceUntil`.
 */
export const liftSubscription = defineMove(subscriptions, 'lift', {
  fields: { comment, graceUntil: date },
  also: async () => null,
  decide({ row, input: { graceUntil }, now }) {
    if (graceUntil <= businessDate(now)) return refuse('not_in_future', '/graceUntil');
    return {
      patch: { suspendedAt: null, graceUntil },
      and: [update(companies, row.companyId, { plan: row.plan })],
    };
  },
});

/** Cancels an unpaid subscription. Its charges are still owed. */
export const cancelSubscription = defineMove(subscriptions, 'cancel', {
  fields: { comment },
  also: async () => null,
  decide: ({ row }) => ({
    patch: { suspendedAt: null, graceUntil: null, nextPlan: null, nextOn: null },
    and: [update(companies, row.companyId, { plan: 'open' })],
  }),
});
