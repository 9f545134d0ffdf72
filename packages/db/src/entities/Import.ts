import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const Import = defineEntity({
  name: 'Import',
  tableName: 'imports',
  properties: {
    ...stamps(),
    fileName: p.text(),
    sha256: p.text(),
    source: p.text(),
    sourceAt: instant(),
    phase: p.text(),
    readBp: p.integer(),
    lines: p.integer(),
    added: p.integer(),
    joined: p.integer(),
    refused: p.integer(),
    failure: p.text().nullable(),
    finishedAt: instant().nullable(),
    createdById: p.integer().nullable(),
  },
});
