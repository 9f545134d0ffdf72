import { z } from 'zod';
import { id, staff } from '../../people';
import { auditEntry } from '../../platform';

/** Staff who may read the log of a squad. Curation does not see client addresses. */
export const squadLogReaders = staff('support', 'curation');

/** An audit entry of a squad, with the actor's name and the comment. */
export const squadLogEntry = z.object({
  ...auditEntry.shape,
  /** Name of the actor; null for the system and for erased users. */
  actorName: z.string().nullable(),
  /** Comment of a move, if it has one. */
  comment: z.string().nullable(),
});

export const squadLogPage = z.object({
  entries: z.array(squadLogEntry),
  /** All actors in the squad's log, and the affected resources. */
  people: z.array(z.object({ id, name: z.string() })),
  resources: z.array(z.string()),
});
export type SquadLogEntry = z.output<typeof squadLogEntry>;
export type SquadLogPage = z.output<typeof squadLogPage>;
