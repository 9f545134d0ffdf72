import { Migration } from '@mikro-orm/migrations';

/** What lists filter and sort by, and had no index of its own. */
const columns: Readonly<Record<string, readonly string[]>> = {
  users: ['staff'],
  creators: ['available', 'profile_type'],
  portfolio_projects: ['place'],
  consents: ['purpose', 'given'],
  impersonations: ['status'],
  sessions: ['created_at', 'last_seen_at'],
  failed_sign_ins: ['kind', 'ip'],
  settings: ['valid_from'],
  briefings: ['kind', 'budget_cents', 'updated_at'],
  shortlist: ['score', 'created_at'],
  proposals: ['total_cents', 'sent_at'],
  proposal_rounds: ['round', 'sent_at'],
  contracts: ['approved_on', 'title', 'total_cents'],
  acceptances: ['side', 'created_at'],
  deliverables: ['channel', 'status_since', 'created_at'],
  charges: ['amount_cents', 'paid_on'],
  invoices: ['amount_cents'],
  payouts: ['net_cents', 'made_on'],
  postings: ['kind', 'currency', 'amount_cents'],
  evaluations: ['side', 'rating', 'created_at'],
  squads: ['silent', 'title', 'budget_cents'],
  share_links: ['list_id', 'status', 'created_at', 'expires_at', 'last_used_at'],
  guest_marks: ['created_at', 'updated_at'],
  payment_proofs: ['created_at'],
  audit: ['command', 'row_id'],
  channel_metrics: ['channel', 'followers', 'engagement_bp'],
  invitations: ['kind', 'name', 'email'],
  short_link_clicks: ['clicks'],
};

const each = Object.entries(columns).flatMap(([table, names]) =>
  names.map((column) => ({ table, column, name: `${table}_${column}_list` })),
);

/** Every filter and sort that a list offers begins an index (`listIndexes.db.test.ts`). */
export class Migration20261201_list_indexes extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const { table, column, name } of each)
      this.addSql(`create index ${name} on ${table} (${column}, id)`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const { name } of each) this.addSql(`drop index ${name}`);
  }
}
