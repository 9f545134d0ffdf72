import { z } from 'zod';
import { instant } from '../../people';

/** An entry of a timeline: a move, note, task or sign-in. */
export const happening = z.object({
  at: instant,
  kind: z.enum(['move', 'note', 'task', 'sign_in', 'failed_sign_in']),
  resource: z.string(),
  rowId: z.int(),
  /** For a move; empty otherwise. */
  move: z.string(),
  toState: z.string(),
  /** Text of the comment, note or task; empty without one. */
  text: z.string(),
  /** Null for the system. */
  actorName: z.string().nullable(),
});
export type Happening = z.output<typeof happening>;
