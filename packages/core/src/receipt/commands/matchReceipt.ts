import { refuse } from '../../kit';
import { defineMove, id } from '../../party';
import {
  amountsDue,
  chargeLines,
  charges,
  dayOfPayment,
  instalments,
  isOpen,
  settleMove,
} from '../../payment';
import { receipts } from '../resource';

/**
 * A person of finance says which charge the money was for: it leaves suspense and settles the charge. Refuses
 * `unknown_charge`, `charge_not_open`, `charge_combined` of what the invoice of its project asks for, and `amount_differs`
 * (params `expectedCents`, `currency`) at `/chargeId`.
 */
export const matchReceipt = defineMove(receipts, 'match', {
  notWhileImpersonating: true,
  fields: { chargeId: id },
  also: async (find, _row, { chargeId }) => ({
    charges: await find.lockMany(charges, { id: chargeId }),
    lines: await find.many(chargeLines, { chargeId }),
    instalments: await find.many(instalments, { chargeId }),
  }),
  decide({ row, also: { charges: found, lines, instalments: parts } }) {
    const [charge] = found;
    if (!charge) return refuse('unknown_charge', '/chargeId');
    if (charge.status === 'combined') return refuse('charge_combined', '/chargeId');
    if (!isOpen(charge)) return refuse('charge_not_open', '/chargeId');
    const settled = { charge, lines, instalment: parts[0] };
    const { paidBy, amountCents, currency } = row;
    const paidOn = dayOfPayment(charge, row.receivedOn);
    const due = amountsDue(settled, paidOn);
    if (charge.currency !== currency || !due.includes(amountCents)) {
      return refuse('amount_differs', '/chargeId', {
        expectedCents: due[0] ?? 0,
        currency: charge.currency,
      });
    }
    return {
      patch: { chargeId: charge.id, companyId: charge.companyId, preparedById: null },
      and: settleMove(settled, { paidOn, paidBy, amountCents }, 'suspense'),
    };
  },
});
