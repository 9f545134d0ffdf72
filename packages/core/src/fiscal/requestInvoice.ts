import { businessDate } from '../brazil';
import { insert } from '../kit';
import { companies, defineReaction } from '../party';
import { payContracts } from '../pay';
import { charges } from '../payment';
import { feeInvoiceFlow } from './flow';
import { feeInvoices } from './resource';
import { takerOf } from './taker';

/** A charge is paid, and our fee of it earned: it is to be invoiced. */
export const requestInvoice = defineReaction(charges, 'settle', {
  async load(find, { purpose, contractId, companyId }) {
    if (purpose !== 'pay' || contractId === null) return { pays: [], clients: [] };
    return {
      pays: await find.many(payContracts, { contractId }),
      clients: await find.many(companies, { id: companyId }),
    };
  },
  decide({ row, rows: { pays, clients }, now }) {
    const { id: chargeId, currency, feeCents, paidOn } = row;
    const taker = takerOf(row, pays[0], clients[0]);
    if (taker === null || currency !== 'BRL' || feeCents === 0) return [];
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
