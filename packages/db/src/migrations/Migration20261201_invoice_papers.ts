import { Migration } from '@mikro-orm/migrations';

/** One paper pays once, whoever hands it in; and no check is shown that held nothing against anything. */
export class Migration20261201_invoice_papers extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table invoices add sha256 text check (length(sha256) = 64)');
    // Of papers that were taken twice already, the first keeps its hash. What was erased has none.
    this.addSql(`update invoices i set sha256 = f.sha256 from files f
      where f.id = i.file_id and i.status <> 'refused' and f.sha256 <> repeat('0', 64) and not exists (
        select from invoices o join files g on g.id = o.file_id
        where g.sha256 = f.sha256 and o.status <> 'refused' and o.id < i.id)`);
    this.addSql(`create unique index invoices_file_used_once on invoices (sha256) where status <> 'refused'`);
    this.addSql(`update invoices set checks = (
        select coalesce(jsonb_agg(c order by n), '[]') from jsonb_array_elements(checks) with ordinality as t(c, n)
        where not (c ->> 'code' = 'key' and c ->> 'found' = '' and (c ->> 'passed')::boolean))
      where key is null`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table invoices drop column sha256');
  }
}
