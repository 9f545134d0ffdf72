import { Migration } from '@mikro-orm/migrations';

const slots = [0, 1];

/**
 * Places as bitmaps or posting lists, how often each word occurs, and intersections of posting lists in C. `intarray`
 * lies in a schema of its own, which nothing looks through: among other operators its `@>` would hide every other one.
 * The generation that is there (`format` 1) answers more slowly, until the worker has built the next one.
 */
export class Migration20261126_search_places extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('create schema ia');
    this.addSql('create extension intarray schema ia');
    this.addSql('grant usage on schema ia to elenco_system');
    this.addSql(
      'create aggregate search.either(integer[]) (sfunc = ia._int_union, stype = integer[], parallel = safe)',
    );
    this.addSql(
      'create aggregate search.both(integer[]) (sfunc = ia._int_inter, stype = integer[], parallel = safe)',
    );
    this.addSql('alter table search.state add format integer not null default 1');
    for (const slot of slots) {
      this.addSql(`alter table search.terms_${slot} add hits integer not null default 0`);
      this.addSql(`
create table search.places_${slot} (word smallint not null, value bigint not null, hits integer not null,
  bit smallint, id integer)`);
      this.addSql(`grant select on search.places_${slot} to elenco_system`);
    }
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const slot of slots) {
      this.addSql(`drop table search.places_${slot}`);
      this.addSql(`alter table search.terms_${slot} drop hits`);
    }
    this.addSql('alter table search.state drop format');
    this.addSql('drop aggregate search.either(integer[]), search.both(integer[])');
    this.addSql('drop schema ia cascade');
  }
}
