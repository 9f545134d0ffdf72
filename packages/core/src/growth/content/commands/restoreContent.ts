import { z } from 'zod';
import { accept, Problem, update } from '../../../kit';
import { defineCommand, id, type Rule } from '../../../people';
import { type Content, contents, contentVersions, editors } from '../content';
import { titleOf } from '../kinds';
import { bodyFor } from './bodyFor';

/** What was published once becomes the draft again; publishing it is another step, after a look at it. */
export const restoreContent = defineCommand({
  name: 'contents.restore',
  rest: true,
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
