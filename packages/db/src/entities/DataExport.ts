import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** One time that a person asked for all that we hold of them. `file` is its random name in the folder of exports. */
export const DataExport = defineEntity({
  name: 'DataExport',
  tableName: 'data_exports',
  properties: {
    id: id(),
    userId: p.integer(),
    status: p.text(),
    file: p.text(),
    askedAt: instant(),
    readyAt: instant().nullable(),
    expiresAt: instant().nullable(),
    size: p.integer().nullable(),
  },
});
