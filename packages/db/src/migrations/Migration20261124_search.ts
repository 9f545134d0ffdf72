import { Migration } from '@mikro-orm/migrations';
import { external } from './search/external';
import { functions } from './search/functions';
import { tables } from './search/tables';
import { views } from './search/views';

/**
 * What is known of creators without an account, and the index of all creators. The index is a schema of its own:
 * nothing in it is a record, all of it is made anew from the tables of record at any time.
 */
export class Migration20261124_search extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of [...external, 'create schema search', ...functions, ...views, ...tables])
      this.addSql(sql);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop trigger search_member on creators');
    this.addSql('drop trigger search_account on users');
    this.addSql('drop schema search cascade');
    this.addSql('drop table external_handles, external_profiles');
  }
}
