import { Migration } from '@mikro-orm/migrations';
import { ledger } from './spine/ledger';
import { appendOnly, files, fold, identities, messages, repeatables, trails } from './spine/mechanisms';
import { money } from './spine/money';
import { parties } from './spine/parties';
import { projects } from './spine/projects';

const up = [
  ...[repeatables, fold, parties, files, identities, projects, money, ledger, trails, messages],
  appendOnly,
];

const tables = [
  ...['notifications', 'mails', 'counters', 'idempotency', 'events', 'audit', 'history', 'repeatables'],
  ...['postings', 'ledger_transactions', 'ledger_accounts', 'rates', 'bank_returns'],
  ...['invoices', 'payouts', 'charges', 'evaluations', 'deliverables', 'acceptances', 'contracts'],
  ...['proposal_rounds', 'proposals', 'matchings', 'shortlist', 'briefings', 'squads'],
  ...['tokens', 'sessions', 'credentials', 'files', 'settings', 'payees', 'users', 'creators', 'companies'],
];
const functions = ['keep_balances()', 'refuse_unbalanced()', 'refuse_change()', 'fold(text)'];

/** The tables of the main job: from a brand's briefing to a paid creator. */
export class Migration20261121_spine extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const part of up) this.addSql(part);
  }

  /** The extensions stay: they may have been there before us, and others may use them. */
  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`drop table ${tables.join(', ')}`);
    for (const name of functions) this.addSql(`drop function ${name}`);
    // The flows' functions are made after the migration (flows.ts), and would be left without their tables.
    for (const table of tables) this.addSql(`drop function if exists ${table}_flow()`);
  }
}
