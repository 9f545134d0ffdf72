import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, id, requireGuestName } from '../../../people';
import { approveRule, instalments } from '../instalment';

/**
 * Approves the work of an instalment, which allows its payout. Allowed for the client, and for support if the
 * client does not answer. A repeated call has no further effect. Refuses with `instalment_not_paid`.
 */
export const approveInstalment = defineCommand({
  name: 'instalments.approve',
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, { id: instalmentId }) => find.forUpdate(instalments, instalmentId, approveRule),
  decide({ rows: row, actor, now }) {
    requireGuestName(actor);
    if (row.payoutId === null) return refuse('instalment_not_paid');
    if (row.approvedAt !== null) return accept([], { id: row.id });
    const { id: rowId, companyId, creatorId, ordinal, payContractId } = row;
    return accept(
      [
        update(instalments, rowId, { approvedAt: now }),
        emit({
          kind: 'instalments.approve',
          resource: instalments.name,
          rowId,
          companyId,
          creatorId,
          data: { ordinal, pay: payContractId },
        }),
      ],
      { id: rowId },
    );
  },
});
