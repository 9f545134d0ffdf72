import { z } from 'zod';
import { accept, emit, insert, refuse } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { payerRule } from '../policy';
import { charges, paymentProofs } from '../resource';
import { paymentProof } from '../schema';
import { isOpen } from '../settlement';

/** Whoever pays sends one paper, or two: more is a mistake. */
const PROOFS_PER_CHARGE = 10;

/**
 * The brand, or a guest whom it let see the invoice, hands in a proof that a charge was paid. It settles nothing:
 * finance looks at the account. The same bytes again are the same proof. Refuses `charge_not_open`, `too_many_proofs`.
 */
export const sendProof = defineCommand({
  name: 'charges.sendProof',
  input: z.strictObject({ chargeId: id, fileId: id, sha256: paymentProof.shape.sha256 }),
  async load(find, { chargeId }) {
    const charge = await find.forUpdate(charges, chargeId, payerRule);
    return { charge, sent: await find.lockMany(paymentProofs, { chargeId }) };
  },
  decide({ rows: { charge, sent }, input: { fileId, sha256 }, actor }) {
    const { id: chargeId, status, contractId, briefingId, companyId, creatorId } = charge;
    if (sent.some((proof) => proof.sha256 === sha256)) return accept([], { chargeId });
    if (!isOpen(charge)) return refuse('charge_not_open', '', { status });
    if (sent.length >= PROOFS_PER_CHARGE) return refuse('too_many_proofs', '/file');
    const sentBy = 'name' in actor ? actor.name : '';
    const parties = { contractId, briefingId, companyId, creatorId };
    const shareLinkId = actor.role === 'guest' ? actor.shareLinkId : null;
    return accept(
      [
        insert(paymentProofs, { ...parties, chargeId, fileId, sha256, sentBy, shareLinkId }),
        emit({
          kind: 'charges.sendProof',
          resource: charges.name,
          rowId: chargeId,
          companyId,
          briefingId,
          data: { by: sentBy },
        }),
      ],
      { chargeId },
    );
  },
});
