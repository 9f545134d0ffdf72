import { z } from 'zod';
import { anyOf, defineFlow, narrowed, type StateOf } from '../../kit';
import {
  type Actor,
  count,
  defineResource,
  id,
  impersonal,
  instant,
  line,
  nobody,
  type Rule,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { contentKind } from './kinds';

/** What is published can be published again with another body; nothing that was once public becomes a draft. */
export const contentFlow = defineFlow({
  name: 'contents',
  states: ['draft', 'published', 'withdrawn'],
  initial: 'draft',
  moves: {
    publish: { from: ['draft', 'published', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn' },
  },
});

/** What its kind says that it is; checked by the commands, which know the kind. */
const body = z.record(z.string(), z.unknown());
export const contentSlug = z
  .string()
  .trim()
  .max(80, 'too_long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_slug');

/** Something that the public pages say: a banner, a case, a lesson. */
export const content = z.object({
  ...stamps,
  kind: impersonal(contentKind),
  /** In addresses, among those of its kind. */
  slug: impersonal(contentSlug),
  status: impersonal(z.enum(contentFlow.states as [StateOf<typeof contentFlow>])),
  statusSince: instant,
  /** Of the draft, in Portuguese. */
  title: impersonal(line(120)),
  /** Its place among those of its kind, the smallest first. */
  position: impersonal(count),
  draft: impersonal(body),
  /** What the public reads while it is published; null before the first time. */
  published: impersonal(body.nullable()),
  /** When it became public for the first time. */
  publishedAt: instant.nullable(),
  /** How often it has been published. */
  edition: impersonal(count),
});
export type Content = z.output<typeof content>;

/** Whoever writes what the public reads. */
export const editors: Rule<unknown> = staff('content');
/** Pages show it to everybody as to nobody in particular; a guest's grant is for one project and nothing else. */
const isPublic: Rule<Content> = (actor) => (actor.role === 'guest' ? [] : [{ status: 'published' }]);

export const contents = defineResource({
  name: 'contents',
  schema: content,
  flow: contentFlow,
  writable: { create: [], update: [] },
  /** What is not public yet is nobody else's. */
  hidden: (actor) => (editors(actor).length > 0 ? [] : ['draft', 'title']),
  filters: { id: 'is', kind: 'is', slug: 'is', status: 'is' },
  search: ['title'],
  sorts: ['id', 'position', 'updatedAt'],
  access: {
    read: anyOf<Actor, Content>(editors, isPublic),
    create: nobody,
    update: nobody,
    remove: narrowed<Actor, Content>(editors, { status: 'draft' }),
    /** The product publishes what a new installation begins with. */
    moves: { publish: anyOf<Actor, Content>(editors, systemOnly), withdraw: editors },
  },
});

/** What was published once, as it was. Only ever added to. */
export const contentVersion = z.object({
  ...stamps,
  contentId: id,
  edition: impersonal(z.int().positive()),
  published: impersonal(body),
  /** Null for what came with the product. */
  authorId: id.nullable(),
});
export type ContentVersion = z.output<typeof contentVersion>;

export const contentVersions = defineResource({
  name: 'content-versions',
  schema: contentVersion,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', contentId: 'is' },
  sorts: ['id', 'edition'],
  access: {
    read: editors,
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: {},
  },
});
