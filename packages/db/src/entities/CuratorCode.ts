import { defineEntity, p } from '@mikro-orm/core';
import { stamps, state } from './types';

export const CuratorCode = defineEntity({
  name: 'CuratorCode',
  tableName: 'curator_codes',
  properties: { ...stamps(), ...state(), creatorId: p.integer(), code: p.text() },
});
