import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

/** Somebody has done all lessons of a path. */
export const Certificate = defineEntity({
  name: 'Certificate',
  tableName: 'certificates',
  properties: {
    ...stamps(),
    userId: p.integer(),
    contentId: p.integer(),
    code: p.text(),
    name: p.text(),
    lessons: p.json(),
    issuedOn: p.date(),
  },
});
