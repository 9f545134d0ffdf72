import type { Subject } from '../../people';
import { declarations, isAbout } from './declarations';
import type { Path } from './rows';

/** Whose rows a person takes along: those of the account, and of the creator. A company is no person. */
const own: readonly Subject[] = ['person', 'profile', 'creator'];

/** Tables that only repeat what others hold, or keep the product running. */
const left: ReadonlySet<string> = new Set([
  'events',
  'idempotency',
  'connection_attempts',
  'data_exports',
  'feed',
  'feed_heads',
  'digest_items',
]);

/** Columns in rows of one's own that speak of others, open something, or only prove that nothing was changed. */
const withheld: Readonly<Record<string, readonly string[]>> = {
  audit: ['data', 'impersonator_id', 'chain', 'position', 'prev_hash', 'hash'],
  companies: ['plan', 'billing_currency', 'membership', 'creator_id'],
  email_changes: ['asked_by_id'],
  impersonations: ['impersonator_id', 'impersonator_name', 'session_id'],
  invitations: ['invited_by_id'],
  mails: ['text_body', 'html_body', 'stop_link', 'refusal', 'secret'],
  notifications: ['link'],
  shortlist: ['curator_id', 'note'],
};

/** Of these only the rows that the person did or was told: the others tell what others did. */
const byPersonOnly: ReadonlySet<string> = new Set(['history', 'notifications', 'mails']);

const isOwn = (table: string, path: Path): boolean =>
  own.includes(path.subject) &&
  path.through !== 'events' &&
  path.column !== 'impersonator_id' &&
  (path.subject === 'person' || !byPersonOnly.has(table));

/** What of a table goes into the archive that a person asks for: which rows, and which of their columns. */
export interface Exported {
  readonly paths: readonly Path[];
  readonly columns: readonly string[];
}

/** By table, from what is declared of each column; nothing that opens something (`shred`) is among it. */
export const exported: ReadonlyMap<string, Exported> = new Map(
  Object.entries(declarations).flatMap(([table, { of, columns }]) => {
    const paths = of.filter((path) => isOwn(table, path));
    if (left.has(table) || paths.length === 0) return [];
    const names = Object.entries(columns).flatMap(([column, treatment]) => {
      const theirs = 'to' in treatment && !own.some((subject) => isAbout(treatment, subject));
      return treatment.does === 'shred' || theirs || withheld[table]?.includes(column) ? [] : [column];
    });
    return [[table, { paths, columns: names }] as const];
  }),
);
