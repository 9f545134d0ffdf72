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

/**
 * Flow of a content item. Withdrawn content can be published again with a different body, but never becomes a
 * draft again.
 */
export const contentFlow = defineFlow({
  name: 'contents',
  states: ['draft', 'published', 'withdrawn'],
  initial: 'draft',
  moves: {
    publish: { from: ['draft', 'published', 'withdrawn'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn' },
  },
});

/** Fields of the content's kind. The commands, which know the kind, validate the fields. */
const body = z.record(z.string(), z.unknown());
export const contentSlug = z
  .string()
  .trim()
  .max(80, 'too_long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_slug');

/** Content of the public pages, for example a banner, a case or a lesson. */
export const content = z.object({
  ...stamps,
  kind: impersonal(contentKind),
  /** Last part of the URL, unique among the content items of its kind. */
  slug: impersonal(contentSlug),
  status: impersonal(z.enum(contentFlow.states as [StateOf<typeof contentFlow>])),
  statusSince: instant,
  /** Title of the draft, in Portuguese. */
  title: impersonal(line(120)),
  /** Position among the content items of its kind, lowest first. */
  position: impersonal(count),
  draft: impersonal(body),
  /** Body that is public while the content is published; null if it never was. */
  published: impersonal(body.nullable()),
  /** When the content was first published; null if it never was. */
  publishedAt: instant.nullable(),
  /** Number of publications. */
  edition: impersonal(count),
});
export type Content = z.output<typeof content>;

/** Allows only staff who write public content. */
export const editors: Rule<unknown> = staff('content');
/** Published content is public. Guests, however, can read only what their link shares. */
const isPublic: Rule<Content> = (actor) => (actor.role === 'guest' ? [] : [{ status: 'published' }]);

export const contents = defineResource({
  name: 'contents',
  schema: content,
  flow: contentFlow,
  writable: { create: [], update: [] },
  /** Only editors can see drafts. */
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

/** A published version of a content item. Rows are only added, never changed. */
export const contentVersion = z.object({
  ...stamps,
  contentId: id,
  edition: impersonal(z.int().positive()),
  published: impersonal(body),
  /** The author; null for initial content. */
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
