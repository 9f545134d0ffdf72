import { z } from 'zod';
import { count, defineResource, id, impersonal, instant, line, noOne, staff, stamps } from '../../people';

/** Maximum size in bytes of an upload, compressed or not; larger files need `npm run import`. */
export const largestImport = 1_000_000_000;

/** Phases of an import: waiting for a worker, reading lines, indexing, done; failed, or cancelled by a user. */
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

/** True while lines are left to read. The worker finishes its batch, and what was read stays. */
export const mayBeCancelled = ({ phase }: Pick<ProfileImport, 'phase'>): boolean =>
  phase === 'waiting' || phase === 'reading';

/** True after a cancellation, also before the worker has stopped. */
export const isCancelled = ({ phase }: Pick<ProfileImport, 'phase'>): boolean =>
  phase === 'cancelling' || phase === 'cancelled';

/** True if it does not continue by itself. */
export const hasEnded = ({ phase }: Pick<ProfileImport, 'phase'>): boolean =>
  phase === 'done' || phase === 'failed' || phase === 'cancelled';

/** Why an import failed: a broken archive or disk, or an internal error on every attempt. */
export const importFailures = ['unreadable', 'interrupted'] as const;

/** CSV or NDJSON, optionally gzip-compressed, by its extension. */
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
  /** Source of the file, as its profiles name it. */
  source: impersonal(line(120)),
  /** Date of the data; values of newer files have priority. */
  sourceAt: instant,
  phase: impersonal(z.enum(importPhases)),
  /** Progress in basis points of the file's bytes. */
  readBp: impersonal(z.int().min(0).max(10_000)),
  /** Last line of the stored batches. */
  lines: impersonal(count),
  /** Lines that created a profile, updated an existing one, or were refused. */
  added: impersonal(count),
  joined: impersonal(count),
  refused: impersonal(count),
  failure: impersonal(z.enum(importFailures).nullable()),
  finishedAt: instant.nullable(),
  /** Null for an import started on the server. */
  createdById: id.nullable(),
});
export type ProfileImport = z.output<typeof profileImport>;

/** Curation staff import data of people without accounts and are responsible for its origin. */
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

/** Why a line of a file was refused. */
export const importRefusal = z.object({
  line: z.int().positive(),
  /** Field of the error, as in REST; empty for the whole line. */
  pointer: z.string(),
  code: z.string(),
});
export type ImportRefusal = Readonly<z.output<typeof importRefusal>>;

/** One line of one file about a person. */
export interface SourceLine {
  readonly id: number;
  /** External profile of the line, and the member who has claimed it. */
  readonly externalId: number;
  readonly creatorId: number | null;
  readonly importId: number;
  readonly fileName: string;
  readonly source: string;
  readonly sourceAt: string;
  readonly line: number;
  readonly name: string;
}
