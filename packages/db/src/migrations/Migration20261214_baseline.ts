import { Migration } from '@mikro-orm/migrations';
import { baseline, functions, tables } from './baseline';
import { policies } from './baseline/policies';
import { roles, rowSecurity } from './rowPolicies';

const everyRole = Object.values(roles).join(', ');

/** The complete schema of the first release; nothing was released before it. */
export class Migration20261214_baseline extends Migration {
  static readonly policies = policies;

  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of [...baseline, ...rowSecurity(policies)]) this.addSql(sql);
  }

  /**
   * Roles and extensions are not dropped: other databases of the server may use the roles, and other schemas
   * of this database the extensions.
   */
  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop schema search, ia cascade');
    this.addSql('drop function audit_hash(audit), owed_at_end(settlements), open_from()');
    this.addSql(`drop table ${tables.join(', ')}`);
    this.addSql('drop schema metrics cascade');
    this.addSql('drop sequence profile_metrics_id_seq');
    for (const name of [...functions].reverse()) this.addSql(`drop function if exists ${name}`);
    // Flows create these functions after the migration (flows.ts), so dropping the tables does not drop them.
    for (const table of tables) this.addSql(`drop function if exists ${table}_flow()`);
    for (const what of ['tables', 'sequences']) {
      this.addSql(`alter default privileges in schema public revoke all on ${what} from ${roles.system}`);
      this.addSql(`revoke all on all ${what} in schema public from ${everyRole}`);
    }
    this.addSql(`revoke usage on schema public from ${everyRole}`);
  }
}
