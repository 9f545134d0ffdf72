import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const GuestMark = defineEntity({
  name: 'GuestMark',
  tableName: 'guest_marks',
  properties: {
    ...stamps(),
    shareLinkId: p.integer(),
    companyId: p.integer(),
    briefingId: p.integer(),
    entryId: p.integer(),
    guestName: p.text(),
    opinion: p.text().nullable(),
    comment: p.text(),
  },
});
