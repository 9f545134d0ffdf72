import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const Invitation = defineEntity({
  name: 'Invitation',
  tableName: 'invitations',
  properties: {
    ...stamps(),
    ...state(),
    companyId: p.integer(),
    kind: p.text(),
    name: p.text(),
    email: p.text(),
    locale: p.text(),
    invitedById: p.integer(),
    sentAt: instant(),
    expiresAt: instant(),
    acceptedById: p.integer().nullable(),
  },
});
