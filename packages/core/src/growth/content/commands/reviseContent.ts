import { z } from 'zod';
import { accept, Problem, refuse, update } from '../../../kit';
import { defineCommand, id, type Rule } from '../../../people';
import { type Content, contentSlug, contents, editors } from '../content';
import { titleOf } from '../kinds';
import { bodyFor } from './bodyFor';

/**
 * Changes the draft; the public reads on what was published. The address of what has been public stays, so that no
 * link breaks. Refuses `slug_fixed` and `slug_taken` at `/slug`.
 */
export const reviseContent = defineCommand({
  name: 'contents.revise',
  rest: true,
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
