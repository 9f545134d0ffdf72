import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Find, insert, Problem, refuse, update } from '../../../kit';
import { type Actor, companies, defineCommand, demand, guestOfPay, id, systemOnly } from '../../../people';
import { settings } from '../../../platform';
import { amountsDue, type Charge, charges, instalments, isOpen, payerRule } from '../../payment';
import { nextTryOn } from '../decline';
import { cardPaymentFlow } from '../flow';
import { cardPayments, paymentMethods } from '../resource';
import { type CardPayment, reference } from '../schema';

const asked = (
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
 * The charge, locked, if the actor may pay it. A guest who came by the letter of one contract pays what that asks for, and
 * nothing else of the same company; they read no charges but through their contract.
 */
async function payable(find: Find<Actor>, actor: Actor, chargeId: number): Promise<Charge> {
  if (guestOfPay('pay', 'pay-confirm')(actor).length === 0)
    return find.forUpdate(charges, chargeId, payerRule);
  const [part] = await find.many(instalments, { chargeId });
  if (actor.role !== 'guest' || part?.payContractId !== actor.payContractId) throw new Problem('not_found');
  const [charge] = await find.lockMany(charges, { id: chargeId });
  if (!charge) throw new Problem('not_found');
  return charge;
}

/**
 * Somebody of the company, or a guest who came by its e-mail, wants to pay a charge at the provider's page: what is due
 * today, with fine and interest. While a payment of it is under way, that one is answered. Refuses `charge_not_open`, and
 * `paid_in_part` if a partial payment is kept.
 */
export const beginCardPayment = defineCommand({
  name: 'card-payments.begin',
  notWhileImpersonating: true,
  input: z.strictObject({ chargeId: id }),
  async load(find, { chargeId }, { actor }) {
    const charge = await payable(find, actor, chargeId);
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
    return accept([asked(charge, { id: newId, paymentMethodId: null, amountCents }, now)], { id: newId });
  },
});

/** The provider has made its page for a payment; the first one stays. */
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
 * What of a company's subscription is to be paid is taken from the card that it has chosen: on the due day, and again some
 * days after a decline. The same day twice takes nothing more.
 */
export const takeDueCharges = defineCommand({
  name: 'card-payments.takeDue',
  input: z.strictObject({ companyId: id }),
  async load(find, { companyId }, { actor }) {
    demand(actor, systemOnly);
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
      const on = nextTryOn(charge, card.id, declined, today, rows);
      return charge.keptCents === 0 && !waits && on !== null && on <= today
        ? [{ charge, id: newIds[index] as number }]
        : [];
    });
    return accept(
      found.map(({ charge, id: newId }) =>
        asked(charge, { id: newId, paymentMethodId: card.id, amountCents: charge.amountCents }, now),
      ),
      { ids: found.map((one) => one.id) },
    );
  },
});
