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
  noOne,
  type Rule,
  staff,
  stamps,
  systemOnly,
} from '../../people';
import { contentKind } from './kinds';

/** Published content can be published again with another body, but never becomes a draft again. */
export const contentFlow = defineFlow({
  name: 'contents',
  states: ['draft', 'published', 'withdrawn'],
  initial: 'draft',
  moves: {
    publish: { from: ['draft', 'published', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn' },
  },
});

/** Body by the kind's fields; validated by the commands, which know the kind. */
const body = z.record(z.string(), z.unknown());
export const contentSlug = z
  .string()
  .trim()
  .max(80, 'too_long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_slug');

/** Content of the public pages: a banner, a case, a lesson. */
export const content = z.object({
  ...stamps,
  kind: impersonal(contentKind),
  /** Part of the address, unique in its kind. */
  slug: impersonal(contentSlug),
  status: impersonal(z.enum(contentFlow.states as [StateOf<typeof contentFlow>])),
  statusSince: instant,
  /** Title of the draft, in Portuguese. */
  title: impersonal(line(120)),
  /** Position in its kind, lowest first. */
  position: impersonal(count),
  draft: impersonal(body),
  /** Version that is public while the content is published; null before the first time. */
  published: impersonal(body.nullable()),
  /** First time of publication. */
  publishedAt: instant.nullable(),
  /** Number of publications. */
  edition: impersonal(count),
});
export type Content = z.output<typeof content>;

/** Staff who write public content. */
export const editors: Rule<unknown> = staff('content');
/** Published content is public; share-link guests have access to their project only. */
const isPublic: Rule<Content> = (actor) => (actor.role === 'guest' ? [] : [{ status: 'published' }]);

export const contents = defineResource({
  name: 'contents',
  schema: content,
  flow: contentFlow,
  writable: { create: [], update: [] },
  /** Drafts are visible to editors only. */
  hidden: (actor) => (editors(actor).length > 0 ? [] : ['draft', 'title']),
  filters: { id: 'is', kind: 'is', slug: 'is', status: 'is' },
  search: ['title'],
  sorts: ['id', 'position', 'updatedAt'],
  access: {
    read: anyOf<Actor, Content>(editors, isPublic),
    create: noOne,
    update: noOne,
    remove: narrowed<Actor, Content>(editors, { status: 'draft' }),
    /** The system publishes the initial content of a new installation. */
    moves: { publish: anyOf<Actor, Content>(editors, systemOnly), withdraw: editors },
  },
});

/** A published version. Append-only. */
export const contentVersion = z.object({
  ...stamps,
  contentId: id,
  edition: impersonal(z.int().positive()),
  published: impersonal(body),
  /** Null for initial content. */
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
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});
