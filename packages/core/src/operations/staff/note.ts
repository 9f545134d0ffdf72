import { z } from 'zod';
import type { Scope } from '../../kit';
import {
  type Actor,
  dash,
  defineResource,
  erased,
  id,
  impersonal,
  noOne,
  paragraph,
  stamps,
  userIdOf,
} from '../../people';
import { colleagues, subject } from './subject';

export const MAX_MENTIONS = 10;

/** A note for staff about a briefing, a company, a creator or a user. */
export const note = z.object({
  ...stamps,
  ...subject,
  body: erased(paragraph(2_000), dash),
  /** Staff mentioned in the note, who were notified. */
  mentions: impersonal(z.array(id).max(MAX_MENTIONS, 'too_many')),
  authorId: id,
});
export type Note = z.output<typeof note>;

const own = (actor: Actor): Scope<Note> => {
  const authorId = userIdOf(actor);
  return authorId === null || colleagues(actor).length === 0 ? [] : [{ authorId }];
};

export const notes = defineResource({
  name: 'notes',
  schema: note,
  flow: undefined,
  writable: { create: [], update: ['body'] },
  filters: {
    id: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    userId: 'is',
    authorId: 'is',
    createdAt: 'between',
  },
  search: ['body'],
  sorts: ['id', 'createdAt'],
  access: { read: colleagues, create: noOne, update: own, remove: own, moves: {} },
});
