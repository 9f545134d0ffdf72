import { businessDate } from '@elenco/brazil';
import { insert, moveTo } from '../../kit';
import { companies, defineReaction } from '../../people';
import { payContracts } from '../pay';
import { charges } from '../payment';
import { feeInvoiceFlow, feeInvoices } from './fiscal';
import { takerOf } from './taker';

const REVERSED = 'Pagamento estornado';

/** Creates a fee invoice when a charge is paid. */
export const requestInvoice = defineReaction(charges, 'settle', {
  async load(find, { id: chargeId, purpose, contractId, companyId }) {
    const known = await find.many(feeInvoices, { chargeId });
    if (purpose !== 'pay' || contractId === null) return { known, pays: [], clients: [] };
    return {
      known,
      pays: await find.many(payContracts, { contractId }),
      clients: await find.many(companies, { id: companyId }),
    };
  },
  decide({ row, rows, now }) {
    const { id: chargeId, currency, feeCents, paidOn } = row;
    const taker = takerOf(row, rows.pays[0], rows.clients[0]);
    if (taker === null || currency !== 'BRL' || feeCents === 0) return [];
    // An earlier payment of the charge was reversed, but its invoice was not cancelled. So the earlier
    // invoice also covers this payment.
    if (rows.known.some(({ status }) => status !== 'cancelled')) return [];
    return [
      insert(feeInvoices, {
        ...taker,
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

/**
 * Cancels the fee invoice of a reopened charge if it was not sent yet. Finance must cancel an invoice that
 * was sent or issued.
 */
export const withholdInvoice = defineReaction(charges, 'reopen', {
  load: (find, { id: chargeId }) => find.lockMany(feeInvoices, { chargeId, status: ['pending', 'rejected'] }),
  decide: ({ rows }) => rows.map(({ id }) => moveTo(feeInvoices, id, 'cancel', { comment: REVERSED })),
});
