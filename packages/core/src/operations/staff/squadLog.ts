import { z } from 'zod';
import { id } from '../../people';
import { auditEntry } from '../../platform';

/** One change in a squad, as the audit log holds it, with who did it by name and what they said of it. */
export const squadLogEntry = z.object({
  ...auditEntry.shape,
  /** Null where the product did it by itself, or the person is forgotten. */
  actorName: z.string().nullable(),
  /** Of a move that was explained. */
  comment: z.string().nullable(),
});

export const squadLogPage = z.object({
  entries: z.array(squadLogEntry),
  /** Everybody who did anything in the squad, and the resources in which they did. */
  people: z.array(z.object({ id, name: z.string() })),
  resources: z.array(z.string()),
});
export type SquadLogEntry = z.output<typeof squadLogEntry>;
export type SquadLogPage = z.output<typeof squadLogPage>;
