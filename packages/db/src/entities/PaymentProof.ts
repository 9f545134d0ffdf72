import { defineEntity, p } from '@mikro-orm/core';
import { parties, stamps } from './types';

export const PaymentProof = defineEntity({
  name: 'PaymentProof',
  tableName: 'payment_proofs',
  properties: {
    ...stamps(),
    ...parties(),
    chargeId: p.integer(),
    fileId: p.integer(),
    sha256: p.text(),
    sentBy: p.text(),
    shareLinkId: p.integer().nullable(),
  },
});
