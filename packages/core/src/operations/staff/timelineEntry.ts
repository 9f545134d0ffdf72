import { z } from 'zod';
import { instant } from '../../people';

/** An entry of a timeline: a move, note, task, e-mail, sign-in or impersonation. */
export const timelineEntry = z.object({
  at: instant,
  kind: z.enum(['move', 'note', 'task', 'mail', 'sign_in', 'failed_sign_in', 'impersonation']),
  resource: z.string(),
  rowId: z.int(),
  /** Name of the move; empty for other entries. */
  move: z.string(),
  toState: z.string(),
  /**
   * Text of the comment, note or task, subject of the e-mail, or reason of the impersonation; may be empty.
   */
  text: z.string(),
  /** Name of the actor; null for the system. */
  actorName: z.string().nullable(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;
