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

/** Searches, lists and favourites belong to the company; curation and support staff may read them. */
export const keptBy = anyOf<Actor, { companyId: number }>(ofCompany, staff('curation', 'support'));

/** Maximum length of the note of a list or a member. */
export const longestNote = 600;

/** Creators that a company has gathered under a name. */
export const list = z.object({
  ...stamps,
  companyId: id,
  name: erased(line(80), dash),
  note: erased(text(longestNote), ''),
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

/** Either a member by `creatorId` or an imported profile by `externalId`, never both. */
export const creatorRef = { creatorId: id.nullable(), externalId: id.nullable() };

/** A member of a list, with the company's note. */
export const listMember = z.object({
  ...stamps,
  listId: id,
  companyId: id,
  ...creatorRef,
  note: erased(text(longestNote), ''),
  /** Position, lowest first; unique per list. */
  place: impersonal(count),
  addedById: id,
});
export type ListMember = z.output<typeof listMember>;

export const listMembers = defineResource({
  name: 'list-members',
  schema: listMember,
  flow: undefined,
  writable: { create: [], update: ['note'] },
  filters: { id: 'is', listId: 'is', companyId: 'is', creatorId: 'is', externalId: 'is' },
  sorts: ['id', 'place', 'createdAt'],
  /** Guests see notes only if the company shares them. */
  hidden: (actor) => (actor.role === 'guest' && !actor.withNotes ? ['note', 'addedById'] : []),
  access: {
    read: anyOf<Actor, ListMember>(keptBy, guestOfList),
    create: noOne,
    update: ofCompany,
    remove: ofCompany,
    moves: {},
  },
});
