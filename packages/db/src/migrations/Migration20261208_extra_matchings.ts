import { Migration } from '@mikro-orm/migrations';

/** Matchings that were bought beyond those of the plan, and the period that each is invoiced with. */
export class Migration20261208_extra_matchings extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table matchings
  add extra_cents bigint check (extra_cents >= 0),
  add currency text not null default 'BRL' check (currency in ('BRL', 'USD')),
  add period_id integer;
alter table matchings alter currency drop default;`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table matchings drop column extra_cents, drop column currency, drop column period_id');
  }
}
