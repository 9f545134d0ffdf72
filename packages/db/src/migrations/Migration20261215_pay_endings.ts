import { Migration } from '@mikro-orm/migrations';

/**
 * Allows the early end of a contract that a creator made with a client. This end has no briefing, and guests
 * can read it with the link that was e-mailed to the client.
 */
export class Migration20261215_pay_endings extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table settlements alter briefing_id drop not null,
  add pay_contract_id integer,
  add constraint settlements_of_contract foreign key (contract_id, company_id, creator_id)
    references contracts (id, company_id, creator_id),
  add constraint settlements_of_pay foreign key (pay_contract_id, creator_id) references pay_contracts (id, creator_id),
  add constraint settlements_about check ((briefing_id is null) = (pay_contract_id is not null));
create index settlements_pay_contract_id_index on settlements (pay_contract_id, id);`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table settlements drop constraint settlements_about,
  drop constraint settlements_of_contract,
  drop column pay_contract_id,
  alter briefing_id set not null`);
  }
}
