import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, type Find, insert, Problem, refuse, update } from '../../kit';
import {
  type Actor,
  companies,
  defineCommand,
  defineMove,
  guestOfPay,
  id,
  ofCompanyOwner,
  requireAccess,
  systemOnly,
} from '../../people';
import { settings } from '../../platform';
import { amountsDue, type Charge, charges, instalments, isOpen, payerRule } from '../payment';
import { type CardPayment, cardPaymentFlow, cardPayments, paymentMethods, reference } from './cardPayments';
import { cardState, nextAttemptOn } from './decline';

const insertCardPayment = (
  charge: Charge,
  given: Pick<CardPayment, 'amountCents' | 'paymentMethodId'> & { readonly id: number },
  now: string,
) =>
  insert(cardPayments, {
    ...given,
    companyId: charge.companyId,
    chargeId: charge.id,
    status: cardPaymentFlow.initial,
    statusSince: now,
    currency: charge.currency,
    session: null,
    intent: null,
    failure: '',
    refundCents: 0,
    refundedCents: 0,
    refundFailedCents: 0,
    disputedCents: 0,
    setOffCents: 0,
    processingCents: null,
    conversion: null,
  });

/**
 * Locks and returns a charge that the actor may pay. A guest with a link to one contract can access only the
 * charges of that contract.
 */
async function lockPayableCharge(find: Find<Actor>, actor: Actor, chargeId: number): Promise<Charge> {
  if (guestOfPay('pay', 'pay-confirm')(actor).length === 0)
    return find.forUpdate(charges, chargeId, payerRule);
  const [part] = await find.many(instalments, { chargeId });
  if (actor.role !== 'guest' || part?.payContractId !== actor.payContractId) throw new Problem('not_found');
  const [charge] = await find.lockMany(charges, { id: chargeId });
  if (!charge) throw new Problem('not_found');
  return charge;
}

/**
 * Starts a card payment of a charge on the provider's page, for the amount due today including fine and
 * interest. Returns the pending payment if there already is one. Refuses with `charge_not_open`, and with
 * `paid_in_part` after a partial payment.
 */
export const beginCardPayment = defineCommand({
  name: 'card-payments.begin',
  notWhileImpersonating: true,
  input: z.strictObject({ chargeId: id }),
  async load(find, { chargeId }, { actor }) {
    const charge = await lockPayableCharge(find, actor, chargeId);
    const [part] = await find.many(instalments, { chargeId });
    const [open] = await find.lockMany(cardPayments, { chargeId, status: 'asked' });
    const [newId] = await find.ids(cardPayments, 1);
    return { charge, part, open, newId: newId as number };
  },
  decide({ rows: { charge, part, open, newId }, now }) {
    if (!isOpen(charge)) return refuse('charge_not_open', '', { status: charge.status });
    if (open) return accept([], { id: open.id });
    if (charge.keptCents > 0) return refuse('paid_in_part');
    const [amountCents = charge.amountCents] = amountsDue({ charge, instalment: part }, businessDate(now));
    return accept([insertCardPayment(charge, { id: newId, paymentMethodId: null, amountCents }, now)], {
      id: newId,
    });
  },
});

/** Stores the session id of the provider's payment page, unless the payment already has one. */
export const openCardPayment = defineCommand({
  name: 'card-payments.open',
  input: z.strictObject({ id, session: reference }),
  load: (find, input) => find.forUpdate(cardPayments, input.id, systemOnly),
  decide: ({ rows: row, input: { session } }) =>
    row.session === null
      ? accept([update(cardPayments, row.id, { session })], { session })
      : accept([], { session: row.session }),
});

/**
 * Charges the companies' default cards for their subscriptions, on the due date and some days after a
 * decline. Running it twice on one day has no further effect.
 */
export const takeDueCharges = defineCommand({
  name: 'card-payments.takeDue',
  input: z.strictObject({ companyId: id }),
  async load(find, { companyId }, { actor }) {
    requireAccess(actor, systemOnly);
    await find.lockMany(companies, { id: companyId });
    const [card] = await find.lockMany(paymentMethods, { companyId, isDefault: true, status: 'active' });
    const due = card
      ? await find.lockMany(charges, { companyId, purpose: 'subscription', status: ['open', 'overdue'] })
      : [];
    return {
      card,
      due,
      tries: due.length > 0 ? await find.many(cardPayments, { chargeId: due.map((one) => one.id) }) : [],
      newIds: due.length > 0 ? await find.ids(cardPayments, due.length) : [],
      settings: await find.many(settings, {}),
    };
  },
  decide({ rows: { card, due, tries, newIds, settings: rows }, now }) {
    if (!card) return accept([], { ids: [] as number[] });
    const today = businessDate(now);
    const found = due.flatMap((charge, index) => {
      const own = tries.filter(({ chargeId }) => chargeId === charge.id);
      const declined = own
        .filter(({ status }) => status === 'declined')
        .map((one) => ({ ...one, on: businessDate(one.statusSince) }));
      const waits = own.some(({ status }) => status === 'asked');
      const on = nextAttemptOn(charge, card.id, declined, today, rows);
      return charge.keptCents === 0 && !waits && on !== null && on <= today
        ? [{ charge, id: newIds[index] as number }]
        : [];
    });
    return accept(
      found.map(({ charge, id: newId }) =>
        insertCardPayment(
          charge,
          { id: newId, paymentMethodId: card.id, amountCents: charge.amountCents },
          now,
        ),
      ),
      { ids: found.map((one) => one.id) },
    );
  },
});

/**
 * Sets the card that pays a company's subscription; null means slip or PIX. Refuses with `card_removed` at
 * `/id`.
 */
export const chooseMethod = defineCommand({
  name: 'payment-methods.choose',
  notWhileImpersonating: true,
  input: z.strictObject({ id: id.nullable() }),
  async load(find, input, { actor }) {
    requireAccess(actor, ofCompanyOwner);
    const companyId = actor.role === 'company' ? actor.companyId : 0;
    await find.lockMany(companies, { id: companyId });
    const chosen = input.id === null ? null : await find.forUpdate(paymentMethods, input.id, ofCompanyOwner);
    return { companyId, chosen, before: await find.lockMany(paymentMethods, { companyId, isDefault: true }) };
  },
  decide({ rows: { companyId, chosen, before } }) {
    if (chosen && chosen.status !== 'active') return refuse('card_removed', '/id');
    const others = before.filter((one) => one.id !== chosen?.id);
    return accept(
      [
        ...others.map((one) => update(paymentMethods, one.id, { isDefault: false })),
        ...(chosen && !chosen.isDefault ? [update(paymentMethods, chosen.id, { isDefault: true })] : []),
        emit({
          kind: 'payment-methods.choose',
          resource: companies.name,
          rowId: companyId,
          companyId,
          data: { title: chosen ? `•••• ${chosen.last4}` : '' },
        }),
      ],
      { id: chosen?.id ?? null },
    );
  },
});

/** Removes a card. Refuses with `card_in_use` while a payment with it is pending. */
export const detachMethod = defineMove(paymentMethods, 'detach', {
  notWhileImpersonating: true,
  fields: {},
  also: (find, { id: paymentMethodId }) => find.many(cardPayments, { paymentMethodId, status: 'asked' }),
  decide: ({ also }) => (also.length > 0 ? refuse('card_in_use') : { patch: { isDefault: false } }),
});

/** Records that the provider deleted a removed card. */
export const forgetMethod = defineCommand({
  name: 'payment-methods.forget',
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(paymentMethods, input.id, systemOnly),
  decide: ({ rows: { id: cardId, status, detachedAt }, now }) =>
    accept(
      status === 'removed' && detachedAt === null
        ? [update(paymentMethods, cardId, { detachedAt: now })]
        : [],
      { id: cardId },
    ),
});

/** Notifies companies that a card will expire soon or has expired, at most once per card. */
export const warnOfEndingCards = defineCommand({
  name: 'payment-methods.warn',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    requireAccess(actor, systemOnly);
    return {
      cards: await find.lockMany(paymentMethods, { status: 'active', isDefault: true, warnedOn: null }),
      settings: await find.many(settings, { key: 'card_warning_days' }),
    };
  },
  decide({ rows, now }) {
    const today = businessDate(now);
    const ending = rows.cards.filter((card) => cardState(card, today, rows.settings) !== 'good');
    return accept(
      ending.flatMap(({ id: cardId, companyId, last4 }) => [
        update(paymentMethods, cardId, { warnedOn: today }),
        emit({
          kind: 'payment-methods.ending',
          resource: paymentMethods.name,
          rowId: cardId,
          companyId,
          data: { title: `•••• ${last4}` },
        }),
      ]),
      { ids: ending.map((card) => card.id) },
    );
  },
});
