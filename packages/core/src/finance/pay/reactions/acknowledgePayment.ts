import { defineReaction } from '../../../people';
import { charges, instalments } from '../../payment';
import { emailToClient, loadClientEmail, READ_DAYS } from '../clientEmail';

/** An instalment is paid: a client without an account, who reads no notices, gets an e-mail that leads to the receipt. */
export const acknowledgePayment = defineReaction(charges, 'settle', {
  load: async (find, charge) => {
    const [part] = charge.purpose === 'pay' ? await find.many(instalments, { chargeId: charge.id }) : [];
    return { part, known: await loadClientEmail(find, part?.payContractId ?? null) };
  },
  decide({ rows: { part, known }, now }) {
    if (!part || !known || known.createdById === null) return [];
    const { pay, createdById, made } = known;
    const { companyId, ordinal } = part;
    return emailToClient('payPaid', { pay, companyId, createdById, ...made, ordinal, days: READ_DAYS, now });
  },
});
