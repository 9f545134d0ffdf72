import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './types';

/** A handle that was erased on request, as a salted hash. */
export const ErasedHandle = defineEntity({
  name: 'ErasedHandle',
  tableName: 'erased_handles',
  properties: { hash: p.text().primary(), createdAt: instant() },
});
