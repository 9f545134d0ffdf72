import { z } from 'zod';
import { instant } from '../../people';

/** Something that happened with somebody, was noted of them or is to be done. */
export const happening = z.object({
  at: instant,
  kind: z.enum(['move', 'note', 'task', 'sign_in', 'failed_sign_in']),
  resource: z.string(),
  rowId: z.int(),
  /** Of a move; else empty. */
  move: z.string(),
  toState: z.string(),
  /** The comment, the note, the task; empty where there is none. */
  text: z.string(),
  /** Null where the product did it by itself. */
  actorName: z.string().nullable(),
});
export type Happening = z.output<typeof happening>;
