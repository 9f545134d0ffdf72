import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** A try to get in that failed. Never changed; removed when its time is over. */
export const FailedSignIn = defineEntity({
  name: 'FailedSignIn',
  tableName: 'failed_sign_ins',
  properties: {
    id: id(),
    at: instant(),
    userId: p.integer().nullable(),
    kind: p.text(),
    ip: p.text(),
  },
});
