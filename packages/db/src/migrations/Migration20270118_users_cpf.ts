import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes CPFs. Without the index, the command palette's OR of CPF, name and e-mail address reads all users
 * instead of using the indexes of names.
 */
export class Migration20270118_users_cpf extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('create index users_cpf_index on users (cpf)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index users_cpf_index');
  }
}
