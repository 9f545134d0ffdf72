import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { companies, defineCommand, defineMove, demand, id, systemOnly } from '../../../people';
import { settings } from '../../../platform';
import { cardState } from '../decline';
import { ofOwner } from '../policy';
import { cardPayments, paymentMethods } from '../resource';

/**
 * A company's owner says which card its subscription is paid with; null: none, it is paid by slip or PIX. Refuses
 * `card_removed` at `/id`.
 */
export const chooseMethod = defineCommand({
  name: 'payment-methods.choose',
  notWhileImpersonating: true,
  input: z.strictObject({ id: id.nullable() }),
  async load(find, input, { actor }) {
    demand(actor, ofOwner);
    const companyId = actor.role === 'company' ? actor.companyId : 0;
    await find.lockMany(companies, { id: companyId });
    const chosen = input.id === null ? null : await find.forUpdate(paymentMethods, input.id, ofOwner);
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

/** A company's owner takes a card away. Refuses `card_in_use` while a payment with it is under way. */
export const detachMethod = defineMove(paymentMethods, 'detach', {
  notWhileImpersonating: true,
  fields: {},
  also: (find, { id: paymentMethodId }) => find.many(cardPayments, { paymentMethodId, status: 'asked' }),
  decide: ({ also }) => (also.length > 0 ? refuse('card_in_use') : { patch: { isDefault: false } }),
});

/** The provider has forgotten a card that was removed. */
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

/** Once for each card its company is told that it ends soon, or has ended. */
export const warnOfEndingCards = defineCommand({
  name: 'payment-methods.warn',
  input: z.strictObject({}),
  async load(find, _input, { actor }) {
    demand(actor, systemOnly);
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
