import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

/** Another address that a person signs in with: asked for, confirmed, taken back. */
export const EmailChange = defineEntity({
  name: 'EmailChange',
  tableName: 'email_changes',
  properties: {
    ...stamps(),
    userId: p.integer(),
    oldEmail: p.text(),
    newEmail: p.text(),
    askedById: p.integer(),
    reason: p.text(),
    tokenHash: p.text().nullable(),
    expiresAt: instant(),
    confirmedAt: instant().nullable(),
    undoHash: p.text().nullable(),
    undoUntil: instant().nullable(),
    undoneAt: instant().nullable(),
    withdrawnAt: instant().nullable(),
  },
});
