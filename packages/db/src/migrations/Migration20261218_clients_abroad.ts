import { Migration } from '@mikro-orm/migrations';

/** Clients of creators may be abroad: without CPF and CNPJ, optionally with a foreign tax id. */
export class Migration20261218_clients_abroad extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table companies
  add country text not null default 'BR' check (country ~ '^[A-Z]{2}$'),
  add foreign_tax_id text check (foreign_tax_id ~ '^[0-9A-Z]{1,40}$'),
  drop constraint companies_of_membership,
  add constraint companies_of_membership check (case
    when membership = 'member'
      then cnpj is not null and cpf is null and creator_id is null and country = 'BR' and foreign_tax_id is null
    when country = 'BR' then creator_id is not null and num_nonnulls(cnpj, cpf) = 1 and foreign_tax_id is null
    else creator_id is not null and num_nonnulls(cnpj, cpf) = 0 end);
alter table companies alter country drop default;
drop index companies_of_creators;
create unique index companies_of_creators
  on companies (creator_id, country, coalesce(cnpj, cpf, foreign_tax_id, responsible_email))
  where membership = 'outside';
create index companies_country_index on companies (country, id);
create index companies_foreign_tax_id_search on companies using gin (fold(foreign_tax_id) gin_trgm_ops);
alter table pay_contracts
  add client_country text not null default 'BR' check (client_country ~ '^[A-Z]{2}$'),
  add text_english text not null default '',
  drop constraint pay_contracts_client_tax_id_check,
  add constraint pay_contracts_client_tax_id_check check (length(client_tax_id) <= 40);
alter table pay_contracts alter client_country drop default, alter text_english drop default;`);
  }

  /** Fails on the constraint while there are clients abroad. */
  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table pay_contracts
  drop column client_country,
  drop column text_english,
  drop constraint pay_contracts_client_tax_id_check,
  add constraint pay_contracts_client_tax_id_check check (length(client_tax_id) <= 14);
drop index companies_of_creators;
create unique index companies_of_creators on companies (creator_id, coalesce(cnpj, cpf)) where membership = 'outside';
alter table companies
  drop constraint companies_of_membership,
  add constraint companies_of_membership check (case membership
    when 'member' then cnpj is not null and cpf is null and creator_id is null
    else creator_id is not null and num_nonnulls(cnpj, cpf) = 1 end),
  drop column country,
  drop column foreign_tax_id;`);
  }
}
