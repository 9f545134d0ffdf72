import { z } from 'zod';
import { count, defineResource, id, impersonal, instant, line, nobody, staff, stamps } from '../../people';

/** The largest file of profiles that is taken in over the web, packed or not; larger ones by `npm run import`. */
export const largestImport = 1_000_000_000;

/**
 * Where a file stands: it waits for a worker, its lines are read, the search is built over what it said, all of it
 * is there; or it cannot be read any further; or somebody wants no more of it read, and then it is not.
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

/** While lines are still to be read. The worker ends the batch that it keeps, and what was read until then stays. */
export const mayBeCancelled = ({ phase }: Pick<ProfileImport, 'phase'>): boolean =>
  phase === 'waiting' || phase === 'reading';

/** It was cancelled: asked twice, it is so still. */
export const isCancelled = ({ phase }: Pick<ProfileImport, 'phase'>): boolean =>
  phase === 'cancelling' || phase === 'cancelled';

/** Nothing more comes of it by itself. */
export const hasEnded = ({ phase }: Pick<ProfileImport, 'phase'>): boolean =>
  phase === 'done' || phase === 'failed' || phase === 'cancelled';

/** Why a file could not be read: a broken archive or disk, or a trouble of ours that came back each time. */
export const importFailures = ['unreadable', 'interrupted'] as const;

/** CSV or NDJSON, packed by gzip or not; what it is, its name says. */
export const importFileName = z
  .string()
  .trim()
  .max(255, 'too_long')
  .regex(/^[^/\\\0\p{Cc}]+\.(csv|ndjson|jsonl)(\.gz)?$/iu, 'not_profiles');

/** A file of profiles of people without an account: how far it was read, and what came of its lines. */
export const profileImport = z.object({
  ...stamps,
  fileName: impersonal(line(255)),
  sha256: impersonal(z.string().regex(/^[0-9a-f]{64}$/)),
  /** Who made the file, as its profiles name it. */
  source: impersonal(line(120)),
  /** Of when the file is; what another says of a later day counts more. */
  sourceAt: instant,
  phase: impersonal(z.enum(importPhases)),
  /** How much of the file was read, in basis points of its bytes. */
  readBp: impersonal(z.int().min(0).max(10_000)),
  /** Up to which line all is kept. */
  lines: impersonal(count),
  /** Lines that became a new profile, that joined one which was there, and that were refused. */
  added: impersonal(count),
  joined: impersonal(count),
  refused: impersonal(count),
  failure: impersonal(z.enum(importFailures).nullable()),
  finishedAt: instant.nullable(),
  /** Null for one that was started at the server. */
  createdById: id.nullable(),
});
export type ProfileImport = z.output<typeof profileImport>;

/** Who takes in what is known of people without an account, and answers for its origin. */
export const importers = staff('curation');

export const imports = defineResource({
  name: 'imports',
  schema: profileImport,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', phase: 'is', source: 'is', createdAt: 'between' },
  search: ['fileName', 'source'],
  sorts: ['id', 'fileName', 'source', 'sourceAt', 'phase', 'createdAt', 'finishedAt'],
  access: { read: importers, create: nobody, update: nobody, remove: nobody, moves: {} },
});

/** Why a line of a file was refused. */
export const importRefusal = z.object({
  line: z.int().positive(),
  /** Of the field, as in the answers of REST; empty for the whole line. */
  pointer: z.string(),
  code: z.string(),
});
export type ImportRefusal = Readonly<z.output<typeof importRefusal>>;

/** What one line of one file said of somebody. */
export interface SourceLine {
  readonly id: number;
  /** Of which external profile it is, and which member has claimed that. */
  readonly externalId: number;
  readonly creatorId: number | null;
  readonly importId: number;
  readonly fileName: string;
  readonly source: string;
  readonly sourceAt: string;
  readonly line: number;
  readonly name: string;
}
