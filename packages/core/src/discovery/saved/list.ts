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
  nobody,
  ofCompany,
  staff,
  stamps,
  text,
} from '../../people';

/** What a company keeps of its searches is its own; staff who help it find creators and use the product read it. */
export const keptBy = anyOf<Actor, { companyId: number }>(ofCompany, staff('curation', 'support'));

/** Of a list, and of one in it. */
export const longestNote = 600;

/** Creators whom a company has gathered under a name. */
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
    create: nobody,
    update: ofCompany,
    remove: ofCompany,
    moves: {},
  },
});

/** Who is meant: a member by `creatorId` or a profile known from a file by `externalId`, never both. */
export const whom = { creatorId: id.nullable(), externalId: id.nullable() };

/** One of a list, with what the company notes of them. */
export const listMember = z.object({
  ...stamps,
  listId: id,
  companyId: id,
  ...whom,
  note: erased(text(longestNote), ''),
  /** The lowest stands first; those of a list differ. */
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
  /** What a company notes is for those whom it lets read it. */
  hidden: (actor) => (actor.role === 'guest' && !actor.withNotes ? ['note', 'addedById'] : []),
  access: {
    read: anyOf<Actor, ListMember>(keptBy, guestOfList),
    create: nobody,
    update: ofCompany,
    remove: ofCompany,
    moves: {},
  },
});
