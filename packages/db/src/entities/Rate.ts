import { defineEntity, p } from '@mikro-orm/core';
import { cents, id, instant } from './types';

/** BRL per unit of a currency on a day, in millionths. */
export const Rate = defineEntity({
  name: 'Rate',
  tableName: 'rates',
  properties: {
    id: id(),
    currency: p.text(),
    day: p.date(),
    rateMicros: cents(),
    source: p.text(),
    at: instant(),
  },
});
