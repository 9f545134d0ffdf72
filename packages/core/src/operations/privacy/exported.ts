import type { Subject } from '../../people';
import { declarations, isAbout } from './declarations';
import type { Path } from './rows';

/**
 * Subjects whose rows are exported: the account and the creator. A company's data is not personal data of the
 * user.
 */
const own: readonly Subject[] = ['person', 'profile', 'creator'];

/** Tables that exports leave out, because their rows repeat other tables or contain no personal data. */
const left: ReadonlySet<string> = new Set([
  'events',
  'idempotency',
  'connection_attempts',
  'data_exports',
  'feed',
  'feed_heads',
  'digest_items',
  // Pairs of accounts that support has compared, and the staff member who decided.
  'distinct_creators',
]);

/**
 * Columns in a user's rows that are left out, because they are about other people, give access to something,
 * or only prove integrity.
 */
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

/**
 * Tables of which only the user's own actions and notifications are exported, because their other rows are
 * about other people.
 */
const byPersonOnly: ReadonlySet<string> = new Set(['history', 'notifications', 'mails']);

const isOwn = (table: string, path: Path): boolean =>
  own.includes(path.subject) &&
  path.through !== 'events' &&
  path.column !== 'impersonator_id' &&
  (path.subject === 'person' || !byPersonOnly.has(table));

/** Rows and columns of a table in an export. */
export interface Exported {
  readonly paths: readonly Path[];
  readonly columns: readonly string[];
}

/** Exported columns by table, derived from the declarations, without credentials (`shred`). */
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
