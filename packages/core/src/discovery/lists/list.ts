import { z } from 'zod';
import { anyOf } from '../../kit';
import {
  type Actor,
  count,
  dash,
  defineResource,
  erased,
  guestOfList,
  id,
  impersonal,
  line,
  noOne,
  ofCompany,
  staff,
  stamps,
  text,
} from '../../people';
import { trackedFields, tracking } from './tracking';

/** Allows the company, to which searches, lists and favorites belong, and curation and support. */
export const keptBy = anyOf<Actor, { companyId: number }>(ofCompany, staff('curation', 'support'));

/** Maximum length of the note about a list or a creator on it. */
export const MAX_NOTE_LENGTH = 600;

/** Creators that a company has collected under a name. */
export const list = z.object({
  ...stamps,
  companyId: id,
  name: erased(line(80), dash),
  note: erased(text(MAX_NOTE_LENGTH), ''),
  createdById: id,
});
export type List = z.output<typeof list>;

export const lists = defineResource({
  name: 'lists',
  schema: list,
  flow: undefined,
  writable: { create: [], update: ['name', 'note'] },
  filters: { id: 'is', companyId: 'is', createdAt: 'between' },
  search: ['name'],
  sorts: ['id', 'name', 'createdAt'],
  hidden: (actor) => (actor.role === 'guest' && !actor.withNotes ? ['note', 'createdById'] : []),
  access: {
    read: anyOf<Actor, List>(keptBy, (actor) => guestOfList(actor).map(({ listId }) => ({ id: listId }))),
    create: noOne,
    update: ofCompany,
    remove: ofCompany,
    moves: {},
  },
});

/** Either a member (`creatorId`) or an imported profile (`externalId`), never both. */
export const creatorRef = { creatorId: id.nullable(), externalId: id.nullable() };

/** A creator on a list, with the company's note and the stage of contact. */
export const listMember = z.object({
  ...stamps,
  listId: id,
  companyId: id,
  ...creatorRef,
  note: erased(text(MAX_NOTE_LENGTH), ''),
  /** Position on the list, lowest first; unique in the list. */
  place: impersonal(count),
  addedById: id,
  ...tracking.shape,
});
export type ListMember = z.output<typeof listMember>;

export const listMembers = defineResource({
  name: 'list-members',
  schema: listMember,
  flow: undefined,
  writable: { create: [], update: ['note'] },
  filters: {
    id: 'is',
    listId: 'is',
    companyId: 'is',
    creatorId: 'is',
    externalId: 'is',
    stage: 'is',
    ownerId: 'is',
    nextContactOn: 'between',
  },
  sorts: ['id', 'place', 'createdAt', 'nextContactOn'],
  /** Guests can read notes only if the company shares them, and never the stage of contact. */
  hidden: (actor) =>
    actor.role === 'guest'
      ? [...trackedFields, ...(actor.withNotes ? [] : (['note', 'addedById'] as const))]
      : [],
  access: {
    read: anyOf<Actor, ListMember>(keptBy, guestOfList),
    create: noOne,
    update: ofCompany,
    remove: ofCompany,
    moves: {},
  },
});
