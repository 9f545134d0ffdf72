import { Migration } from '@mikro-orm/migrations';

const columns = `
  add equipment text check (equipment in ('own', 'provided', 'rented')),
  add workplace text check (workplace in ('in_person', 'remote', 'hybrid')),
  add channels text[] not null default '{}'
    check (cardinality(channels) <= 9 and array_position(channels, null) is null),
  add formats text[] not null default '{}'
    check (cardinality(formats) <= 8 and array_position(formats, null) is null),
  add post_count integer not null default 0 check (post_count >= 0)`;
const defaults = 'alter channels drop default, alter formats drop default, alter post_count drop default';

/**
 * Adds the content and the conditions of the work to contracts. For hirings, copies both from the proposal
 * and the briefing.
 */
export class Migration20261220_contract_fields extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table contracts ${columns}, add average_post_cents bigint check (average_post_cents >= 0)`,
    );
    this.addSql(`alter table pay_contracts ${columns}`);
    this.addSql(`alter table contracts ${defaults}`);
    this.addSql(`alter table pay_contracts ${defaults}`);
    this.addSql(`
update contracts set
  equipment = b.work ->> 'equipment',
  workplace = b.work ->> 'place',
  channels = array(
    select line ->> 'channel' from jsonb_array_elements(p.lines) with ordinality as lines (line, n)
    group by 1 order by min(n)),
  formats = array(
    select line ->> 'format' from jsonb_array_elements(p.lines) with ordinality as lines (line, n)
    group by 1 order by min(n)),
  post_count = (select coalesce(sum((line ->> 'quantity')::int), 0) from jsonb_array_elements(p.lines) line)
from proposals p, briefings b where p.id = contracts.proposal_id and b.id = contracts.briefing_id`);
    this.addSql(`
update contracts set average_post_cents = round(total_cents::numeric / post_count) where post_count > 0`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    const fields = ['equipment', 'workplace', 'channels', 'formats', 'post_count'];
    const drop = fields.map((column) => `drop column ${column}`).join(', ');
    this.addSql(`alter table contracts ${drop}, drop column average_post_cents`);
    this.addSql(`alter table pay_contracts ${drop}`);
  }
}
