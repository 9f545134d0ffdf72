import { z } from 'zod';
import { id, instant, merge } from '../../people';

/** Kinds of data that two accounts have in common. */
export const duplicateReason = z.enum(['tax_id', 'phone', 'email', 'channel']);

const side = z.object({ id, name: z.string(), email: z.string(), createdAt: instant });

/** Two creators who may be the same person, the older account first. */
export const duplicate = z.object({
  first: side,
  second: side,
  reasons: z.array(duplicateReason),
  /** True if their CPFs or CNPJs differ. Then they are probably two people, and cannot be merged. */
  differentTaxIds: z.boolean(),
});
export type Duplicate = z.output<typeof duplicate>;

/** A completed merge, with the staff member and the reason. */
export const mergeDone = z.object({
  ...merge.pick({ id: true, reason: true, createdAt: true, undoUntil: true, undoneAt: true }).shape,
  kept: z.object({ id, name: z.string() }),
  merged: z.object({ id, name: z.string() }),
  mergedBy: z.string(),
});

const named = z.object({ id, name: z.string() });
/** Two creators who are different people according to a support member. */
export const distinctDecided = z.object({
  first: named,
  second: named,
  decidedBy: z.string(),
  createdAt: instant,
});

export const duplicatesReport = z.object({
  doubles: z.array(duplicate),
  merges: z.array(mergeDone),
  distinct: z.array(distinctDecided),
});
export type DuplicatesReport = z.output<typeof duplicatesReport>;

const counted = z.object({ column: z.string(), count: z.int() });
/** Preview of a merge: rows that would move, rows that would stay, or the obstacles. */
export const mergePreview = z.object({
  problems: z.array(z.object({ code: z.string() })),
  moved: z.array(counted),
  remaining: z.array(counted),
});
export type MergePreview = z.output<typeof mergePreview>;
