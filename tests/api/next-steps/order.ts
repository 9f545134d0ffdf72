import type { Put } from '../../support/rows';
import { oneOfEach } from '../cast';

/** Rows of users and profiles, without contracts, charges or other work. */
export const unownedWork = oneOfEach.slice(
  0,
  oneOfEach.findIndex(([table]) => table === 'squads'),
);

/** Tables of work, ordered so that each table comes after all tables that reference it. */
export const written = [
  'squad-steps',
  'approval_requests',
  'settlements',
  'amendments',
  'instalments',
  'pay-contracts',
  'observations',
  'posts',
  'evaluations',
  'invoices',
  'payouts',
  'charges',
  'drafts',
  'deliverables',
  'contracts',
  'shortlist',
  'applications',
  'openings',
  'proposals',
  'briefings',
  'squads',
] as const;

/** Sorts rows by table, in the order of foreign keys. */
export function inOrder(puts: readonly Put[]): Put[] {
  return written.toReversed().flatMap((name): Put[] => {
    const rows = puts.flatMap(([table, ...some]) => (table === name ? some : []));
    return rows.length > 0 ? [[name, ...rows]] : [];
  });
}
