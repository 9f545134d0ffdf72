import { Migration } from '@mikro-orm/migrations';
import { roles } from './rowSecurity';

/** As in the migration of row security: another database of the server may have made it, or be making it. */
const makeRole = `do $$
begin
  begin
    if not exists (select from pg_roles where rolname = '${roles.guest}') then
      create role ${roles.guest} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    begin
      execute format('grant ${roles.guest} to %I', current_user);
    exception when insufficient_privilege then
      if not pg_has_role(current_user, '${roles.guest}', 'usage') then raise; end if;
    end;
  end if;
exception when insufficient_privilege then
  raise exception using errcode = 'insufficient_privilege',
    message = format('%s may not make the role ${roles.guest}, or may not become it', current_user),
    hint = format('As administrator: create role ${roles.guest} nologin; grant ${roles.guest} to %I', current_user);
end $$`;

/** What other people's roles may ask of a table, the policies on it deciding which rows there are. */
const likeOthers = `do $$
declare
  name text;
begin
  for name in select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity loop
    execute format('grant select on %I to ${roles.guest}', name);
    if has_any_column_privilege('${roles.nobody}', format('public.%I', name)::regclass, 'update') then
      execute format('grant update (id) on %I to ${roles.guest}', name);
    end if;
  end loop;
end $$`;

/** Holders of a grant read as a role of their own. */
export class Migration20261122_guest_role extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(makeRole);
    this.addSql(`grant usage on schema public to ${roles.guest}`);
    this.addSql(likeOthers);
    this.addSql(`create function actor_allows(variadic actions text[]) returns boolean
  language sql stable parallel safe
  return coalesce((select bool_or(action = any (actions))
    from jsonb_array_elements_text(actor_setting() -> 'actions') action), false)`);
  }

  /** The role stays: other databases of the server may use it. */
  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop function actor_allows(text[])');
    this.addSql(`revoke all on all tables in schema public from ${roles.guest}`);
    this.addSql(`revoke usage on schema public from ${roles.guest}`);
  }
}
