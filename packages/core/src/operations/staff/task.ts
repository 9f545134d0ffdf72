import { z } from 'zod';
import { defineFlow, type StateOf } from '../../kit';
import {
  dash,
  date,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  noOne,
  stamps,
} from '../../people';
import { colleagues, taskSubject } from './subject';

export const taskFlow = defineFlow({
  name: 'tasks',
  states: ['open', 'done'],
  initial: 'open',
  moves: { complete: { from: ['open'], to: 'done' }, reopen: { from: ['done'], to: 'open' } },
});

/** A task of a staff member, which may be about one subject. */
export const task = z.object({
  ...stamps,
  status: impersonal(z.enum(taskFlow.states as [StateOf<typeof taskFlow>])),
  statusSince: instant,
  ...taskSubject,
  title: erased(line(200), dash),
  /** Last business date for the task. */
  dueOn: impersonal(date),
  ownerId: id,
  createdById: id,
});
export type Task = z.output<typeof task>;

export const tasks = defineResource({
  name: 'tasks',
  schema: task,
  flow: taskFlow,
  writable: { create: [], update: ['title', 'dueOn'] },
  filters: {
    id: 'is',
    status: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    userId: 'is',
    chargeId: 'is',
    receiptId: 'is',
    ownerId: 'is',
    dueOn: 'between',
  },
  search: ['title'],
  sorts: ['id', 'title', 'status', 'dueOn', 'createdAt'],
  access: {
    read: colleagues,
    create: noOne,
    update: colleagues,
    remove: noOne,
    moves: { complete: colleagues, reopen: colleagues },
  },
});
