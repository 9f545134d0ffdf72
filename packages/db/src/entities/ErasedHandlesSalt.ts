import { defineEntity, p } from '@mikro-orm/core';

/** The salt of all hashes of erased handles: one row, made by the migration. */
export const ErasedHandlesSalt = defineEntity({
  name: 'ErasedHandlesSalt',
  tableName: 'erased_handles_salt',
  properties: { id: p.integer().primary().autoincrement(false), salt: p.text() },
});
