import { Migration } from '@mikro-orm/migrations';

/** What an actor of each kind is called: in policies, and as a database role behind `elenco_`. */
export const renamed: readonly { readonly before: string; readonly after: string }[] = [
  { before: 'client', after: 'company' },
  { before: 'professional', after: 'creator' },
];
const all = renamed.map(({ after }) => `elenco_${after}`).join(', ');

/**
 * Roles are shared by all databases of a server, so they may be there already, another database may be making them
 * right now, and the former ones stay, without any right here.
 */
const makeRoles = `do $$
declare
  name text;
begin
  foreach name in array '{${all}}'::text[] loop
    begin
      if to_regrole(name) is null then execute format('create role %I nologin', name); end if;
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(name, 'usage') then execute format('grant %I to %I', name, current_user); end if;
  end loop;
exception when insufficient_privilege then
  raise exception using errcode = 'insufficient_privilege',
    message = format('%s may not make the roles ${all}, or may not become them', current_user),
    hint = format('As administrator: create role for each that is missing; grant ${all} to %I', current_user);
end $$`;

/** Every policy and every right of one role becomes the other's. */
const handOver = (from: string, to: string) => `do $$
declare
  one record;
begin
  for one in select policyname, tablename from pg_policies
    where schemaname = 'public' and policyname in ('read_${from}', 'lock_${from}') loop
    execute format('alter policy %I on %I to elenco_${to}', one.policyname, one.tablename);
    execute format('alter policy %I on %I rename to %I', one.policyname, one.tablename,
      replace(one.policyname, '_${from}', '_${to}'));
  end loop;
  for one in
    select relname, null::name as attname, privilege_type from pg_class, aclexplode(relacl)
      where relnamespace = 'public'::regnamespace and grantee = 'elenco_${from}'::regrole
    union all
    select relname, attname, privilege_type from pg_class join pg_attribute on attrelid = pg_class.oid, aclexplode(attacl)
      where relnamespace = 'public'::regnamespace and grantee = 'elenco_${from}'::regrole loop
    execute format('grant %s %s on %I to elenco_${to}', one.privilege_type, '(' || quote_ident(one.attname) || ')', one.relname);
    execute format('revoke %s %s on %I from elenco_${from}', one.privilege_type, '(' || quote_ident(one.attname) || ')', one.relname);
  end loop;
  grant usage on schema public to elenco_${to};
  revoke usage on schema public from elenco_${from};
end $$`;

/** A creator's own acts are noted by the name that the log writes for them. */
const noteActivityOf = (role: string) => `
drop trigger note_activity on audit;
create trigger note_activity after insert on audit for each row
  when (new.actor_id is not null and new.impersonator_id is null and new.actor_role = '${role}')
  execute function note_activity();`;

/**
 * Company and creator, as everywhere else. The audit log keeps the words that it was written with: it is never changed.
 */
export class Migration20261213_role_names extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(makeRoles);
    for (const { before, after } of renamed) this.addSql(handOver(before, after));
    this.addSql(noteActivityOf('creator'));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const { before, after } of renamed) this.addSql(handOver(after, before));
    this.addSql(noteActivityOf('professional'));
  }
}
