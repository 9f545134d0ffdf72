import { defineResource } from '../../people';
import { monthClosingFlow } from './flow';
import { monthClosingAccess } from './policy';
import { monthClosing } from './schema';

export const monthClosings = defineResource({
  name: 'month-closings',
  schema: monthClosing,
  flow: monthClosingFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  filters: { id: 'is', status: 'is', month: 'between' },
  sorts: ['id', 'month', 'status'],
  access: monthClosingAccess,
});
