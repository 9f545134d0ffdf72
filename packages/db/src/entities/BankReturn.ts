import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** A bank return file, once: its SHA-256 is unique. */
export const BankReturn = defineEntity({
  name: 'BankReturn',
  tableName: 'bank_returns',
  properties: {
    id: id(),
    fileName: p.text(),
    sha256: p.text(),
    importedById: p.integer(),
    at: instant(),
    lines: p.json(),
  },
});
