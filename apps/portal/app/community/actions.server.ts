import {
  addBoardMembers,
  boardMember,
  boardMembers,
  boardPosts,
  judgeMember,
  reportOnBoard,
  verdict,
  withdrawComment,
  withdrawPost,
  writeComment,
  writePost,
} from '@elenco/core/growth';
import { id } from '@elenco/core/people';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { actions, command, formHandler } from '../adapters/form.server';
import { listActionHandlers } from '../search/listActions.server';

const board = (toast: string) => () => ({ to: '/community', toast });
const members = (toast: string) => () => ({ to: '/community?view=members', toast });
const version = z.int().positive();
const row = z.object({ id, version });
const box = z.stringbool({ truthy: ['on'] }).default(false);
const { audience, title, body, closesOn } = writePost.input.shape;

/** Form handlers for readers of a board, both brands and creators. */
const readers = {
  comment: command(writeComment, {
    schema: writeComment.input,
    input: (given) => given,
    next: board('commented'),
  }),
  withdrawComment: command(withdrawComment, {
    schema: row,
    input: (given) => given,
    next: board('takenDown'),
  }),
  report: command(reportOnBoard, {
    // `id` distinguishes the dialogs of a page. It is the id of the comment, or of the post if the post
    // itself is reported.
    schema: z.object({ id, postId: id, comment: reportOnBoard.input.shape.reason }),
    input: ({ id: meant, postId, comment }) => ({
      postId,
      commentId: meant === postId ? null : meant,
      reason: comment,
    }),
    next: board('reported'),
  }),
} as const;

const pinForm = z.object({ id, version, pinned: z.stringbool() });
const noteForm = z.object({ id, version, note: boardMember.shape.note.default('') });
const only = z.object({ id });
const who = z.array(id).min(1, 'nobody_chosen').prefault([]);

const ofBrand = actions('company', {
  ...listActionHandlers,
  post: command(writePost, {
    schema: z.object({
      audience,
      title,
      body,
      pinned: box,
      commentable: box,
      closesOn: closesOn.default(null),
    }),
    input: (given) => given,
    next: board('posted'),
  }),
  withdraw: command(withdrawPost, { schema: row, input: (given) => given, next: board('takenDown') }),
  pin: formHandler<'company', typeof pinForm>(pinForm, async (value, ctx) => {
    await ctx.app.update(boardPosts, value, ctx);
    return board(value.pinned ? 'pinned' : 'unpinned')();
  }),
  add: command(addBoardMembers, {
    schema: z.object({ creatorIds: who }),
    input: (given) => given,
    next: members('membersAdded'),
  }),
  judge: command(judgeMember, {
    schema: z.object({ id, verdict: verdict.nullable().default(null) }),
    input: (given) => given,
    next: members('saved'),
  }),
  note: formHandler<'company', typeof noteForm>(noteForm, async (value, ctx) => {
    await ctx.app.update(boardMembers, value, ctx);
    return members('saved')();
  }),
  leave: formHandler<'company', typeof only>(only, async ({ id: gone }, ctx) => {
    await ctx.app.remove(boardMembers, gone, ctx);
    return members('memberRemoved')();
  }),
});
const ofReader = actions('shared', readers);

/** Runs the intent's form handler, which is either for brands only or for both sides. */
export async function boardActions(args: ActionFunctionArgs) {
  const intent = String(args.context.form.get('intent') ?? '');
  return intent in readers ? ofReader(args) : ofBrand(args);
}
