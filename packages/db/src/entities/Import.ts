import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

export const Import = defineEntity({
  name: 'Import',
  tableName: 'imports',
  properties: {
    id: id(),
    sha256: p.text(),
    fileName: p.text(),
    source: p.text(),
    sourceAt: instant(),
    lines: p.integer(),
    added: p.integer(),
    joined: p.integer(),
    refused: p.integer(),
    startedAt: instant(),
    finishedAt: instant().nullable(),
  },
});
