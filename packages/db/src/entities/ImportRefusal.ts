import { defineEntity, p } from '@mikro-orm/core';
import { id } from './types';

export const ImportRefusal = defineEntity({
  name: 'ImportRefusal',
  tableName: 'import_refusals',
  properties: {
    id: id(),
    importId: p.integer(),
    line: p.integer(),
    pointer: p.text(),
    code: p.text(),
  },
});
