import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const PaymentProof = defineEntity({
  name: 'PaymentProof',
  tableName: 'payment_proofs',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    contractId: p.integer().nullable(),
    briefingId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    chargeId: p.integer(),
    fileId: p.integer(),
    sha256: p.text(),
    sentBy: p.text(),
    shareLinkId: p.integer().nullable(),
  },
});
