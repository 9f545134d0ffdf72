import { z } from 'zod';
import { id } from '../../people';
import { auditEntry } from '../../platform';

/** An audit entry of a squad, with the name of its author and the comment. */
export const squadLogEntry = z.object({
  ...auditEntry.shape,
  /** Null for the system and for erased users. */
  actorName: z.string().nullable(),
  /** For a move with a comment. */
  comment: z.string().nullable(),
});

export const squadLogPage = z.object({
  entries: z.array(squadLogEntry),
  /** All authors in the squad, and the resources concerned. */
  people: z.array(z.object({ id, name: z.string() })),
  resources: z.array(z.string()),
});
export type SquadLogEntry = z.output<typeof squadLogEntry>;
export type SquadLogPage = z.output<typeof squadLogPage>;
