import { z } from 'zod';
import { accept, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { resolveRule } from '../policy';
import { draftComments } from '../resource';

/** Either side says that a comment is done with, or that it is not after all. */
export const resolveComment = defineCommand({
  name: 'draft-comments.resolve',
  input: z.strictObject({ id, resolved: z.boolean() }),
  load: (find, { id: commentId }) => find.forUpdate(draftComments, commentId, resolveRule),
  decide({ rows: row, input: { resolved }, now }) {
    const { id: commentId, resolvedAt } = row;
    const same = resolved === (resolvedAt !== null);
    const change = update(draftComments, commentId, { resolvedAt: resolved ? now : null });
    return accept(same ? [] : [change], { id: commentId });
  },
});
