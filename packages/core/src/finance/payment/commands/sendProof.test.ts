import { describe, expect, it } from 'vitest';
import {
  aCharge,
  accepted,
  aProof,
  brandMember,
  financier,
  guestOfTheHiring,
  guestOfTheInvoice,
  ids,
  inserted,
  otherBrand,
  refusedWith,
  summarize,
  theCreator,
} from '../../../testing';
import { sendProof } from './charges';

const sent = { chargeId: ids.charge, fileId: 95, sha256: 'd'.repeat(64) };
const storeWith = (charge = aCharge(), proofs = [aProof()]) => ({
  charges: [charge],
  'payment-proofs': proofs,
});

describe('proof of payment', () => {
  it('is stored with the sender’s name and reported to finance', async () => {
    for (const actor of [brandMember, guestOfTheInvoice]) {
      const { changes } = await accepted(sendProof, sent, { actor, store: storeWith() });
      expect(summarize(changes)).toEqual(['insert payment-proofs', 'emit charges.sendProof']);
      const shareLinkId = actor === guestOfTheInvoice ? actor.shareLinkId : null;
      expect(inserted(changes, 'payment-proofs')).toMatchObject({ sentBy: actor.name, shareLinkId });
    }
  });

  it('is stored for the combined invoice of a project, which has no contract', async () => {
    const actor = { ...guestOfTheHiring, actions: ['payables'] } as const;
    const invoice = aCharge({ purpose: 'project', contractId: null, creatorId: null });
    const { changes } = await accepted(sendProof, sent, { actor, store: storeWith(invoice, []) });
    expect(inserted(changes, 'payment-proofs')).toMatchObject({ contractId: null, briefingId: ids.briefing });
  });

  it('is stored once if the same file is sent several times', async () => {
    const again = { ...sent, sha256: aProof().sha256 };
    const { changes } = await accepted(sendProof, again, { actor: guestOfTheInvoice, store: storeWith() });
    expect(changes).toEqual([]);
  });

  it('is refused for other brands, creators, staff and guests without access to the charge', async () => {
    for (const actor of [otherBrand, theCreator, financier, guestOfTheHiring]) {
      expect(await refusedWith(sendProof, sent, { actor, store: storeWith() })).toEqual(['not_found']);
    }
  });

  it('is refused for a paid charge and above the maximum number of proofs', async () => {
    const given = { actor: guestOfTheInvoice };
    const paid = storeWith(aCharge({ status: 'paid' }));
    expect(await refusedWith(sendProof, sent, { ...given, store: paid })).toEqual(['charge_not_open']);
    const many = Array.from({ length: 10 }, (_, n) => aProof({ id: 100 + n, sha256: String(n).repeat(64) }));
    expect(await refusedWith(sendProof, sent, { ...given, store: storeWith(aCharge(), many) })).toEqual([
      'too_many_proofs /file',
    ]);
  });
});
