import { defineFlow } from '../../kit';

const written = {
  states: ['shown', 'withdrawn', 'hidden'],
  initial: 'shown',
  moves: {
    withdraw: { from: ['shown'], to: 'withdrawn', final: true },
    hide: { from: ['shown'], to: 'hidden', comment: 'required' },
    restore: { from: ['hidden'], to: 'shown', comment: 'required' },
  },
} as const;

/** What a brand writes on its board. Moderation hides it and can bring it back. */
export const boardPostFlow = defineFlow({ name: 'board-posts', ...written });
export const boardCommentFlow = defineFlow({ name: 'board-comments', ...written });

/** Somebody finds that something on a board should not be there; moderation decides. */
export const boardReportFlow = defineFlow({
  name: 'board-reports',
  states: ['open', 'upheld', 'dismissed'],
  initial: 'open',
  moves: {
    uphold: { from: ['open'], to: 'upheld', comment: 'required' },
    dismiss: { from: ['open'], to: 'dismissed', comment: 'required' },
  },
});
