import { z } from 'zod';
import { accept, anyOf, insert, invalid, Problem, refuse, update } from '../../../kit';
import {
  type Actor,
  defineCommand,
  defineMove,
  id,
  type Rule,
  requireAccess,
  systemOnly,
  userIdOf,
} from '../../../people';
import { type Content, contentFlow, contentSlug, contents, contentVersions, editors } from '../content';
import {
  type AnyBody,
  bodySchema,
  type ContentKind,
  contentKind,
  missingIn,
  pathOf,
  sameBody,
  titleOf,
} from '../kinds';

/**
 * Validates the body of a draft, which must have at least a title in Portuguese.
 * @throws Problem `invalid` at `/draft/…`
 */
export function bodyFor(kind: ContentKind, given: unknown): AnyBody {
  const read = bodySchema(kind).safeParse(given);
  if (!read.success) {
    throw invalid(read.error.issues.map((issue) => ({ ...issue, path: ['draft', ...issue.path] })));
  }
  if (titleOf(kind, read.data) === '') {
    const twofold = typeof read.data.title === 'object';
    throw invalid([{ path: ['draft', 'title', ...(twofold ? ['pt'] : [])], message: 'required' }]);
  }
  return read.data;
}

/**
 * Creates a content item as a draft, at the end of its kind. The initial content of a new installation is
 * created by this command too. Refuses with `slug_taken` at `/slug`.
 */
export const draftContent = defineCommand({
  name: 'contents.draft',
  rest: 'Creates a draft of a public page’s content',
  input: z.strictObject({
    kind: contentKind,
    slug: contentSlug,
    draft: z.record(z.string(), z.unknown()),
  }),
  async load(find, { kind }, { actor }) {
    requireAccess(actor, anyOf<Actor, unknown>(editors, systemOnly));
    const [id] = await find.ids(contents, 1);
    return { id: id as number, others: await find.many(contents, { kind }) };
  },
  decide({ rows: { id, others }, input: { kind, slug, draft: given }, now }) {
    if (others.some((other) => other.slug === slug)) return refuse('slug_taken', '/slug');
    const draft = bodyFor(kind, given);
    const row = {
      id,
      kind,
      slug,
      status: contentFlow.initial,
      statusSince: now,
      title: titleOf(kind, draft),
      position: Math.max(0, ...others.map(({ position }) => position)) + 1,
      draft,
      published: null,
      publishedAt: null,
      edition: 0,
    };
    return accept([insert(contents, row)], { id });
  },
});

/**
 * Publishes the draft and stores it as a version. Refuses with `required` at each field that lacks one of the
 * languages, `unknown_path`, `nothing_changed`.
 */
export const publishContentItem = defineMove(contents, 'publish', {
  fields: {},
  /** Returns true if the draft's learning path exists, false if not, and null if the draft has none. */
  async also(find, { kind, draft }) {
    const slug = kind === 'lesson' ? pathOf(draft) : '';
    return slug === '' ? null : (await find.many(contents, { kind: 'path', slug })).length > 0;
  },
  decide({
    also: path,
    row: { id, kind, status, draft, published, publishedAt, edition: before },
    actor,
    now,
  }) {
    const missing = missingIn(kind, draft);
    if (missing.length > 0) return { refused: missing };
    if (path === false) return refuse('unknown_path', '/draft/path');
    if (status === 'published' && published && sameBody(kind, draft, published)) {
      return refuse('nothing_changed');
    }
    const edition = before + 1;
    const version = { contentId: id, edition, published: draft, authorId: userIdOf(actor) };
    return {
      patch: { published: draft, publishedAt: publishedAt ?? now, edition },
      and: [insert(contentVersions, version)],
    };
  },
});

/**
 * Sets the order in which public pages show all content items of a kind.
 * @throws Problem `stale` if the list is incomplete or outdated
 */
export const reorderContents = defineCommand({
  name: 'contents.reorder',
  rest: 'Reorders contents of one kind',
  input: z.strictObject({ kind: contentKind, ids: z.array(id).min(1, 'required').max(500, 'too_many') }),
  load(find, { kind }, { actor }) {
    requireAccess(actor, editors);
    return find.lockMany(contents, { kind });
  },
  decide({ rows, input: { ids } }) {
    const places = new Map(ids.map((one, n) => [one, n + 1]));
    const whole = places.size === ids.length && rows.length === ids.length;
    if (!whole || rows.some((row) => !places.has(row.id))) throw new Problem('stale');
    const changes = rows.flatMap((row) => {
      const position = places.get(row.id) as number;
      return position === row.position ? [] : [update(contents, row.id, { position })];
    });
    return accept(changes, { moved: changes.length });
  },
});

/** Copies a published version to the draft. Publishing the draft is a separate step. */
export const restoreContent = defineCommand({
  name: 'contents.restore',
  rest: 'Restores an earlier version of a content as its draft',
  input: z.strictObject({ id, version: z.int().positive(), edition: z.int().positive() }),
  async load(find, { id: wanted, edition }) {
    const row = await find.forUpdate(contents, wanted, editors as Rule<Content>);
    const [kept] = await find.many(contentVersions, { contentId: row.id, edition });
    if (!kept) throw new Problem('not_found');
    return { row, kept };
  },
  decide({ rows: { row, kept }, input: { version } }) {
    if (version !== row.version) throw new Problem('stale');
    const draft = bodyFor(row.kind, kept.published);
    return accept([update(contents, row.id, { draft, title: titleOf(row.kind, draft) })], { id: row.id });
  },
});

/**
 * Changes the draft; the published version stays public. The slug of published content never changes, so that
 * links continue to work. Refuses with `slug_fixed` and `slug_taken` at `/slug`.
 */
export const reviseContent = defineCommand({
  name: 'contents.revise',
  rest: 'Changes the draft of a content',
  input: z.strictObject({
    id,
    version: z.int().positive(),
    slug: contentSlug,
    draft: z.record(z.string(), z.unknown()),
  }),
  async load(find, { id: wanted, slug }) {
    const row = await find.forUpdate(contents, wanted, editors as Rule<Content>);
    return { row, namesakes: await find.many(contents, { kind: row.kind, slug }) };
  },
  decide({ rows: { row, namesakes }, input: { version, slug, draft: given } }) {
    if (version !== row.version) throw new Problem('stale');
    if (slug !== row.slug && row.edition > 0) return refuse('slug_fixed', '/slug');
    if (namesakes.some((other) => other.id !== row.id)) return refuse('slug_taken', '/slug');
    const draft = bodyFor(row.kind, given);
    return accept([update(contents, row.id, { slug, draft, title: titleOf(row.kind, draft) })], {
      id: row.id,
    });
  },
});

/** Withdraws published content, which can be published again. */
export const withdrawContent = defineMove(contents, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
