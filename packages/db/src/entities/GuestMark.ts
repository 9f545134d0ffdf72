import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const GuestMark = defineEntity({
  name: 'GuestMark',
  tableName: 'guest_marks',
  properties: {
    ...stamps(),
    shareLinkId: p.integer().nullable(),
    companyId: p.integer(),
    briefingId: p.integer(),
    entryId: p.integer(),
    guestName: p.text().nullable(),
    userId: p.integer().nullable(),
    opinion: p.text().nullable(),
    comment: p.text(),
  },
});
