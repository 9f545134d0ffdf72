import { z } from 'zod';
import { defineResource, id, noOne, stamps } from '../../people';
import { colleagues } from './subject';

/** Assignment of a staff member to a briefing; at most one. */
export const assignment = z.object({
  ...stamps,
  briefingId: id,
  companyId: id,
  assigneeId: id,
  assignedById: id,
});
export type Assignment = z.output<typeof assignment>;

export const assignments = defineResource({
  name: 'assignments',
  schema: assignment,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', briefingId: 'is', companyId: 'is', assigneeId: 'is', createdAt: 'between' },
  sorts: ['id', 'createdAt'],
  access: { read: colleagues, create: noOne, update: noOne, remove: noOne, moves: {} },
});
