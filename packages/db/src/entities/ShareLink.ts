import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

/** A guest's way in; the token is kept as its hash. */
export const ShareLink = defineEntity({
  name: 'ShareLink',
  tableName: 'share_links',
  properties: {
    ...stamps(),
    ...state(),
    companyId: p.integer(),
    briefingId: p.integer().nullable(),
    contractId: p.integer().nullable(),
    listId: p.integer().nullable(),
    reportId: p.integer().nullable(),
    payContractId: p.integer().nullable(),
    withNotes: p.boolean(),
    creatorIds: p.json(),
    label: p.text(),
    actions: p.array(),
    email: p.text().nullable(),
    locale: p.text(),
    tokenHash: p.text(),
    createdById: p.integer(),
    expiresAt: instant(),
    lastUsedAt: instant().nullable(),
  },
});
