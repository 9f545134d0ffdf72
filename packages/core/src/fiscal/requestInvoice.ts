import { businessDate } from '../brazil';
import { insert } from '../kit';
import { defineReaction } from '../party';
import { charges } from '../payment';
import { feeInvoiceFlow } from './flow';
import { feeInvoices } from './resource';

/** A charge is paid, and our fee of it earned: it is to be invoiced. */
export const requestInvoice = defineReaction(charges, 'settle', {
  load: async () => null,
  decide({ row: { id: chargeId, purpose, companyId, currency, feeCents, paidOn }, now }) {
    // Of a creator's own contract the fee is the creator's.
    if (purpose === 'pay' || currency !== 'BRL' || feeCents === 0) return [];
    return [
      insert(feeInvoices, {
        companyId,
        chargeId,
        status: feeInvoiceFlow.initial,
        statusSince: now,
        amountCents: feeCents,
        currency,
        earnedOn: paidOn ?? businessDate(now),
        dpsNumber: null,
        dpsId: null,
        takerTaxId: '',
        takerName: '',
        number: '',
        link: '',
        key: null,
        reasonCode: '',
        reason: '',
      }),
    ];
  },
});
