import { openMigrations } from '../kernel/migrate';
import { withClient } from '../withClient';

/**
 * Returns a text for each object that migrations create: columns, constraints, indexes, triggers, functions.
 * Leaves out the table in which MikroORM records the migrations, since it differs between its versions.
 */
export function schemaOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ kind: string; what: string }>(`
      select 'column' as kind, table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable ||
        coalesce(' ' || column_default, '') as what from information_schema.columns
        where table_schema = 'public' and table_name <> 'migrations'
      union all select 'constraint', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid <> 'migrations'::regclass
      union all select 'index', indexdef from pg_indexes
        where schemaname = 'public' and tablename <> 'migrations'
      union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select 'policy', tablename || ' ' || policyname || ' ' || permissive || ' ' || roles::text || ' ' ||
        cmd || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '')
        from pg_policies where schemaname = 'public'
      union all select 'function', pg_get_functiondef(p.oid) from pg_proc p
        join pg_language l on l.oid = prolang
        where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
      order by 1, 2`);
    return rows.map(({ kind, what }) => `${kind} ${what}`);
  });
}

/**
 * Runs all migrations, or only the named ones, in the empty database at `url`. Does not install repeatables.
 * Returns the schema.
 */
export async function schemaAfter(url: string, names?: readonly string[]): Promise<string[]> {
  const orm = await openMigrations(url);
  try {
    await orm.migrator.up(names && { migrations: [...names] });
  } finally {
    await orm.close();
  }
  return schemaOf(url);
}
