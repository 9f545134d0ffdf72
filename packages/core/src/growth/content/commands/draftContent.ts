import { z } from 'zod';
import { accept, anyOf, insert, refuse } from '../../../kit';
import { type Actor, defineCommand, demand, systemOnly } from '../../../people';
import { contentFlow, contentSlug, contents, editors } from '../content';
import { contentKind, titleOf } from '../kinds';
import { bodyFor } from './bodyFor';

/**
 * A new content, as a draft, last among those of its kind. A new installation puts down its first ones itself.
 * Refuses `slug_taken` at `/slug`.
 */
export const draftContent = defineCommand({
  name: 'contents.draft',
  rest: true,
  input: z.strictObject({
    kind: contentKind,
    slug: contentSlug,
    draft: z.record(z.string(), z.unknown()),
  }),
  async load(find, { kind }, { actor }) {
    demand(actor, anyOf<Actor, unknown>(editors, systemOnly));
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
