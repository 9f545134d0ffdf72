import { Migration } from '@mikro-orm/migrations';

/** By which number a network speaks of the person whose account is connected, when they take their leave there. */
export class Migration20261124_network_users extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table connections add app_user_id text
      check (app_user_id <> '' and length(app_user_id) <= 120)`);
    this.addSql('create index connections_app_user on connections (channel, app_user_id)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index connections_app_user');
    this.addSql('alter table connections drop app_user_id');
  }
}
