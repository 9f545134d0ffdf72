import type { Assignment, Note, Task } from '../operations';
import { ids, NOW, stamped } from './given';

const aboutBriefing = { briefingId: ids.briefing, companyId: ids.company, creatorId: null, userId: null };

export const anAssignment = (given: Partial<Assignment> = {}): Assignment => ({
  ...stamped,
  id: 401,
  resource: 'briefings',
  rowId: ids.briefing,
  assigneeId: ids.curator,
  assignedById: ids.curator,
  snoozedUntil: null,
  snoozedAt: null,
  note: '',
  ...given,
});

export const aNote = (given: Partial<Note> = {}): Note => ({
  ...stamped,
  id: 402,
  ...aboutBriefing,
  body: 'A marca responde melhor depois das 14h.',
  mentions: [],
  authorId: ids.curator,
  ...given,
});

export const aTask = (given: Partial<Task> = {}): Task => ({
  ...stamped,
  id: 403,
  status: 'open',
  statusSince: NOW,
  ...aboutBriefing,
  chargeId: null,
  receiptId: null,
  title: 'Ligar para a marca',
  dueOn: '2026-11-24',
  ownerId: ids.curator,
  createdById: ids.curator,
  ...given,
});
