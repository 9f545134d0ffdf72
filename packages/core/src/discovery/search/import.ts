import { z } from 'zod';
import { count, defineResource, id, impersonal, instant, line, noOne, staff, stamps } from '../../people';

/** Maximum size of an upload in bytes, compressed or not. Larger files need `npx elenco import`. */
export const MAX_IMPORT_BYTES = 1_000_000_000;

/**
 * Phases of an import: waiting for a worker, reading lines, indexing, done; failed, or cancelled by a user.
 */
export const importPhases = [
  'waiting',
  'reading',
  'indexing',
  'done',
  'failed',
  'cancelling',
  'cancelled',
] as const;
export type ImportPhase = (typeof importPhases)[number];

/**
 * True while lines are left to read. On cancellation, the worker finishes its batch, and what was read is
 * kept.
 */
export const mayBeCancelled = ({ phase }: Pick<ProfileImport, 'phase'>): boolean =>
  phase === 'waiting' || phase === 'reading';

/** True after a cancellation, even before the worker has stopped. */
export const isCancelled = ({ phase }: Pick<ProfileImport, 'phase'>): boolean =>
  phase === 'cancelling' || phase === 'cancelled';

/** True if the import does not continue automatically. */
export const hasEnded = ({ phase }: Pick<ProfileImport, 'phase'>): boolean =>
  phase === 'done' || phase === 'failed' || phase === 'cancelled';

/** Reason of a failed import: a damaged file or disk, or an internal error on every attempt. */
export const importFailures = ['unreadable', 'interrupted'] as const;

/** Name of a CSV or NDJSON file, optionally compressed with gzip. The extension determines the format. */
export const importFileName = z
  .string()
  .trim()
  .max(255, 'too_long')
  .regex(/^[^/\\\0\p{Cc}]+\.(csv|ndjson|jsonl)(\.gz)?$/iu, 'not_profiles');

/** A file of profiles without accounts, with the progress and result of its import. */
export const profileImport = z.object({
  ...stamps,
  fileName: impersonal(line(255)),
  sha256: impersonal(z.string().regex(/^[0-9a-f]{64}$/)),
  /** Source of the file, which is stated in its profiles. */
  source: impersonal(line(120)),
  /** Date of the data. Values from newer files have priority. */
  sourceAt: instant,
  phase: impersonal(z.enum(importPhases)),
  /** Progress, in basis points of the file's bytes. */
  readBp: impersonal(z.int().min(0).max(10_000)),
  /** Number of the last line that was stored. */
  lines: impersonal(count),
  /** Number of lines that created a profile. */
  added: impersonal(count),
  /** Number of lines that updated an existing profile. */
  joined: impersonal(count),
  /** Number of lines that were refused. */
  refused: impersonal(count),
  failure: impersonal(z.enum(importFailures).nullable()),
  finishedAt: instant.nullable(),
  /** User who started the import; null if it was started on the server. */
  createdById: id.nullable(),
});
export type ProfileImport = z.output<typeof profileImport>;

/** Allows curation, which is responsible for the origin of imported data about people without accounts. */
export const importers = staff('curation');

export const imports = defineResource({
  name: 'imports',
  schema: profileImport,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', phase: 'is', source: 'is', createdAt: 'between' },
  search: ['fileName', 'source'],
  sorts: ['id', 'fileName', 'source', 'sourceAt', 'phase', 'createdAt', 'finishedAt'],
  access: { read: importers, create: noOne, update: noOne, remove: noOne, moves: {} },
});

/** Reason of a refused line. */
export const importRefusal = z.object({
  line: z.int().positive(),
  /** Field with the error, as in REST; empty for the whole line. */
  pointer: z.string(),
  code: z.string(),
});
export type ImportRefusal = Readonly<z.output<typeof importRefusal>>;

/** A line about a person in a file. */
export interface SourceLine {
  readonly id: number;
  /** External profile to which the line belongs. */
  readonly externalId: number;
  /** Member to which the external profile is linked; null if there is none. */
  readonly creatorId: number | null;
  readonly importId: number;
  readonly fileName: string;
  readonly source: string;
  readonly sourceAt: string;
  readonly line: number;
  readonly name: string;
}
