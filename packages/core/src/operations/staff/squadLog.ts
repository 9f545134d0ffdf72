import { z } from 'zod';
import { id, staff } from '../../people';
import { auditEntry } from '../../platform';

/** Allows only staff who may read the log of a squad. Curation cannot see client addresses. */
export const squadLogReaders = staff('support', 'curation');

/** An audit entry of a squad, with the actor's name and the comment. */
export const squadLogEntry = z.object({
  ...auditEntry.shape,
  /** Name of the actor; null for the system and for erased users. */
  actorName: z.string().nullable(),
  /** Comment of a move; null if it has none. */
  comment: z.string().nullable(),
});

export const squadLogPage = z.object({
  entries: z.array(squadLogEntry),
  /** All actors in the squad's log. */
  people: z.array(z.object({ id, name: z.string() })),
  /** Resources that the log is about. */
  resources: z.array(z.string()),
});
export type SquadLogEntry = z.output<typeof squadLogEntry>;
export type SquadLogPage = z.output<typeof squadLogPage>;
