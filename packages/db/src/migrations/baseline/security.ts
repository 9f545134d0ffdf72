import { roles } from '../rowPolicies';
import { appendOnlyRights } from './appendOnly';

const all = Object.values(roles).join(', ');

/**
 * Creates the database roles. All databases of a server share roles, so they may already exist, or another
 * database may be creating them concurrently. If the current role may not create or use them, the error says
 * what the server's administrator must do.
 */
export const makeRoles = `do $$
declare
  name text;
begin
  foreach name in array '{${all}}'::text[] loop
    begin
      if not exists (select from pg_roles where rolname = name) then
        execute format('create role %I nologin', name);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    if not (select rolsuper from pg_roles where rolname = current_user) then
      begin
        execute format('grant %I to %I', name, current_user);
      exception when insufficient_privilege then
        if not pg_has_role(current_user, name, 'usage') then raise; end if;
      end;
    end if;
  end loop;
exception when insufficient_privilege then
  raise exception using errcode = 'insufficient_privilege',
    message = format('%s may not make the roles ${all}, or may not become them', current_user),
    hint = format('As administrator: create role for each that is missing; grant ${all} to %I', current_user);
end $$`;

const doors = `add_job(text, json), add_job_at(text, json, timestamptz), free_jobs_of_the_dead(),
  background_jobs(), act_on_job(bigint, text, timestamptz)`;

/**
 * Row security, which repeats the access rules in the database, and an application role that owns no tables
 * (decision 012).
 */
export const security = [
  // The current actor, which the application sets for each transaction.
  `create function actor_setting() returns jsonb language sql stable parallel safe
  return nullif(current_setting('elenco.actor', true), '')::jsonb`,
  `create function actor_id(name text) returns integer language sql stable parallel safe
  return (actor_setting() ->> name)::integer`,
  `create function actor_company_role() returns text language sql stable parallel safe
  return actor_setting() ->> 'companyRole'`,
  `create function actor_has_duty(variadic duties text[]) returns boolean language sql stable parallel safe
  return coalesce((select bool_or(duty = any (duties))
    from jsonb_array_elements_text(actor_setting() -> 'duties') duty), false)`,
  `create function actor_ids(name text) returns setof integer language sql stable parallel safe
  begin atomic select id::integer from jsonb_array_elements_text(actor_setting() -> name) id; end`,
  `create function actor_allows(variadic actions text[]) returns boolean language sql stable parallel safe
  return coalesce((select bool_or(action = any (actions))
    from jsonb_array_elements_text(actor_setting() -> 'actions') action), false)`,

  // The application role may change all tables, including later ones, except append-only rows.
  `grant usage on schema public to ${all}`,
  `grant select, insert, update, delete on all tables in schema public to ${roles.system}`,
  `grant usage on all sequences in schema public to ${roles.system}`,
  `alter default privileges in schema public grant select, insert, update, delete on tables to ${roles.system}`,
  `alter default privileges in schema public grant usage on sequences to ${roles.system}`,
  `revoke all on audit_heads, migrations, repeatables from ${roles.system}`,
  ...appendOnlyRights,

  // Commands lock balances; only postings change them.
  `revoke update, delete on ledger_accounts from ${roles.system}`,
  `grant update (id) on ledger_accounts to ${roles.system}`,
  'alter table ledger_accounts enable row level security',
  `create policy ${roles.system} on ledger_accounts for select to ${roles.system} using (true)`,
  `create policy ${roles.system}_opens on ledger_accounts for insert to ${roles.system} with check (balance_cents = 0)`,
  `create policy ${roles.system}_locks on ledger_accounts for update to ${roles.system} using (true) with check (false)`,

  // The worker's job tables belong to the owner, so the application uses these functions.
  `create function add_job(task text, payload json) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload);
end $$`,
  `create function add_job_at(task text, payload json, moment timestamptz) returns void language plpgsql
security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, run_at := moment);
end $$`,
  `create function free_jobs_of_the_dead() returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_by is not null and locked_by not in
      (select application_name from pg_stat_activity where datname = current_database())
    having count(*) > 0;
end $$`,
  `create function background_jobs() returns table (id bigint, task text, payload json, run_at timestamptz,
  created_at timestamptz, locked_at timestamptz, attempts smallint, max_attempts smallint, last_error text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select j.id, t.identifier, j.payload, j.run_at, j.created_at, j.locked_at, j.attempts,
      j.max_attempts, j.last_error
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id;
end $$`,
  `create function act_on_job(job bigint, act text, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from graphile_worker._private_jobs j where j.id = job and locked_at is null for update;
  if not found then return false; end if;
  if act = 'give_up' then
    perform graphile_worker.permanently_fail_jobs(array[job], 'given up by staff');
  else
    perform graphile_worker.reschedule_jobs(array[job], run_at := at, attempts := 0);
  end if;
  return true;
end $$`,
  `revoke execute on function ${doors} from public`,
  `grant execute on function ${doors} to ${roles.system}`,
];
