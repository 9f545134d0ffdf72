import { insert, refuse } from '../../../kit';
import { defineMove, userIdOf } from '../../../people';
import { contents, contentVersions } from '../content';
import { missingIn, pathOf, sameBody } from '../kinds';

/**
 * The draft becomes what the public reads, and a version that stays. Refuses `required` at each text that is missing in
 * one of the languages, `unknown_path`, `nothing_changed`.
 */
export const makePublic = defineMove(contents, 'publish', {
  fields: {},
  /** Whether there is a path of that address; null where none is named. */
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
