import { defineEntity, p } from '@mikro-orm/core';

/** The last number that each series has given; whoever takes the next one holds the row until it is written. */
export const NumberSeries = defineEntity({
  name: 'NumberSeries',
  tableName: 'number_series',
  properties: { name: p.text().primary(), last: p.integer() },
});
