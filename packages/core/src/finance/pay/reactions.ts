import { contracts } from '../../hiring';
import { insert, moveTo, update } from '../../kit';
import { defineReaction } from '../../people';
import { charges, instalments, noCurrencyPurchase, payoutFlow, payouts, unprepared } from '../payment';
import { emailToClient, INFO_LINK_DAYS, loadClientEmail } from './clientEmail';
import { payContracts, payInForce } from './pay';

/**
 * Sends a client without an account an e-mail that confirms the payment of an instalment and links to the
 * receipt.
 */
export const acknowledgePayment = defineReaction(charges, 'settle', {
  load: async (find, charge) => {
    const [part] = charge.purpose === 'pay' ? await find.many(instalments, { chargeId: charge.id }) : [];
    return { part, known: await loadClientEmail(find, part?.payContractId ?? null) };
  },
  decide({ row: charge, rows: { part, known }, now }) {
    if (!part || !known || known.createdById === null) return [];
    const { pay, createdById, made } = known;
    const { companyId, ordinal } = part;
    const about = { pay, companyId, createdById, ...made, ordinal, amountCents: charge.amountCents };
    return emailToClient('payPaid', { ...about, days: INFO_LINK_DAYS, now });
  },
});

/** Completes the Elenco Pay contract when the contract that its acceptance created is completed. */
export const completePay = defineReaction(contracts, 'complete', {
  load: async (find, contract) =>
    contract.origin === 'pay'
      ? find.lockMany(payContracts, { contractId: contract.id, status: 'active' })
      : [],
  decide: ({ rows }) => rows.map(({ id }) => moveTo(payContracts, id, 'complete')),
});

/** Ends the Elenco Pay contract when the contract that its acceptance created ends early. */
export const endPay = defineReaction(contracts, 'end', {
  load: async (find, contract) =>
    contract.origin === 'pay'
      ? find.lockMany(payContracts, { contractId: contract.id, status: payInForce })
      : [],
  decide: ({ rows }) => rows.map(({ id }) => moveTo(payContracts, id, 'end')),
});

/** Creates the payout of an instalment when it is paid, and activates the contract. */
export const fundInstalment = defineReaction(charges, 'settle', {
  load: async (find, charge) => {
    const parts = charge.purpose === 'pay' ? await find.lockMany(instalments, { chargeId: charge.id }) : [];
    return {
      parts,
      begun: await find.lockMany(payContracts, {
        id: parts.map((one) => one.payContractId),
        status: 'accepted',
      }),
      payoutIds: parts.length > 0 ? await find.ids(payouts, 1) : [],
    };
  },
  decide({ row: charge, rows: { parts, begun, payoutIds }, now }) {
    const [part] = parts;
    const payoutId = payoutIds[0];
    if (!part || payoutId === undefined) return [];
    const { contractId, companyId, creatorId, currency } = part;
    // The paid amount without the fee. It includes fine and interest, on which the platform takes no fee.
    const grossCents = charge.amountCents - charge.feeCents;
    // The charge was paid again after its first payment was reversed, so the payout already exists.
    if (part.payoutId !== null) return [update(payouts, part.payoutId, { grossCents, netCents: grossCents })];
    return [
      insert(payouts, {
        id: payoutId,
        contractId,
        companyId,
        creatorId,
        currency,
        briefingId: null,
        amendmentId: null,
        status: payoutFlow.initial,
        statusSince: now,
        grossCents,
        netCents: grossCents,
        deductedCents: 0,
        withholdings: [],
        legalForm: null,
        dueOn: null,
        expectedOn: null,
        ...unprepared,
        releasedById: null,
        madeOn: null,
        firstMadeOn: null,
        remindedAt: null,
        proof: '',
        ...noCurrencyPurchase,
      }),
      update(instalments, part.id, { payoutId }),
      ...begun.map(({ id }) => moveTo(payContracts, id, 'activate')),
    ];
  },
});
