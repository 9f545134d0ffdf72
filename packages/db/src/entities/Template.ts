import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Template = defineEntity({
  name: 'Template',
  tableName: 'templates',
  properties: { ...stamps(), companyId: p.integer(), name: p.text(), brief: p.json() },
});
