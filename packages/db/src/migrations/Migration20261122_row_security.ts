import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, roles, rowSecurity } from './rowSecurity';

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  users: {
    client: `"id" = (select actor_id('userId')) or "company_id" = (select actor_id('companyId'))`,
    professional: `"id" = (select actor_id('userId'))`,
    admin: `"id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  companies: {
    client: `"id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  creators: {
    client: 'true',
    professional: 'true',
    admin: 'true',
  },
  payees: {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  consents: {
    client: `"user_id" = (select actor_id('userId'))`,
    professional: `"user_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  impersonations: {
    client: `"user_id" = (select actor_id('userId')) or "opened_by_id" = (select actor_id('userId')) or (select actor_seat()) in ('owner') and "company_id" = (select actor_id('companyId'))`,
    professional: `"user_id" = (select actor_id('userId')) or "opened_by_id" = (select actor_id('userId'))`,
    admin: `"user_id" = (select actor_id('userId')) or "opened_by_id" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))`,
  },
  settings: {
    admin: 'true',
  },
  briefings: {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  shortlist: {
    client: `"company_id" = (select actor_id('companyId')) and ("status" in ('released', 'chosen', 'passed'))`,
    admin: 'true',
  },
  proposals: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  'proposal-rounds': {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  contracts: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  acceptances: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  deliverables: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: 'true',
  },
  charges: {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  invoices: {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  payouts: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance', 'curation', 'support'))`,
  },
  postings: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'finance'))`,
  },
  evaluations: {
    client: `"company_id" = (select actor_id('companyId')) and "side" = 'company' or "company_id" = (select actor_id('companyId')) and "side" = 'creator' and "shown_at" is not null`,
    professional: `"creator_id" = (select actor_id('creatorId')) and "side" = 'creator' or "creator_id" = (select actor_id('creatorId')) and "side" = 'company' and "shown_at" is not null`,
    admin: 'true',
  },
  squads: {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: 'true',
  },
  audit: {
    admin: `(select actor_has_duty('owner', 'support'))`,
  },
  'curator-codes': {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  attributions: {
    client: `"company_id" = (select actor_id('companyId'))`,
    professional: `"curator_id" = (select actor_id('creatorId')) or "creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  connections: {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  'channel-metrics': {
    professional: `"creator_id" = (select actor_id('creatorId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
  invitations: {
    client: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
};

const all = Object.values(roles).join(', ');
const appendOnly = ['postings', 'ledger_transactions', 'history', 'audit', 'consents'];

/**
 * Roles are shared by all databases of a server, so they may be there already, and another database may be making
 * them right now. Who may not make or take them is told what the server's administrator has to do.
 */
const makeRoles = `do $$
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

const up = [
  makeRoles,

  // Who asks, as the portal says it for the length of a transaction.
  `create function actor_setting() returns jsonb language sql stable parallel safe
  return nullif(current_setting('elenco.actor', true), '')::jsonb`,
  `create function actor_id(name text) returns integer language sql stable parallel safe
  return (actor_setting() ->> name)::integer`,
  `create function actor_seat() returns text language sql stable parallel safe
  return actor_setting() ->> 'seat'`,
  `create function actor_has_duty(variadic duties text[]) returns boolean language sql stable parallel safe
  return coalesce((select bool_or(duty = any (duties))
    from jsonb_array_elements_text(actor_setting() -> 'duties') duty), false)`,

  // The product itself: all tables, later ones too, but for what nobody may change.
  `grant usage on schema public to ${all}`,
  `grant select, insert, update, delete on all tables in schema public to ${roles.system}`,
  `grant usage on all sequences in schema public to ${roles.system}`,
  `alter default privileges in schema public grant select, insert, update, delete on tables to ${roles.system}`,
  `alter default privileges in schema public grant usage on sequences to ${roles.system}`,
  `revoke all on audit_heads, migrations, repeatables from ${roles.system}`,
  `revoke update, delete on ${appendOnly.join(', ')} from ${roles.system}`,
  `grant update (ip) on audit to ${roles.system}`,

  // A balance is locked by a command and changed by postings only.
  `revoke update, delete on ledger_accounts from ${roles.system}`,
  `grant update (id) on ledger_accounts to ${roles.system}`,
  'alter table ledger_accounts enable row level security',
  `create policy ${roles.system} on ledger_accounts for select to ${roles.system} using (true)`,
  `create policy ${roles.system}_opens on ledger_accounts for insert to ${roles.system} with check (balance_cents = 0)`,
  `create policy ${roles.system}_locks on ledger_accounts for update to ${roles.system} using (true) with check (false)`,
  'alter function keep_balances() security definer set search_path = public, pg_temp',

  // The tables of the worker's jobs belong to the owner, who lends these two doors.
  `create function add_job(task text, payload json) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload);
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
  'revoke execute on function add_job(text, json), free_jobs_of_the_dead() from public',
  `grant execute on function add_job(text, json), free_jobs_of_the_dead() to ${roles.system}`,

  ...rowSecurity(policies),
];

const down = [
  ...noRowSecurity(policies),
  'drop function add_job(text, json), free_jobs_of_the_dead()',
  'alter function keep_balances() security invoker reset search_path',
  ...['', '_opens', '_locks'].map((kind) => `drop policy ${roles.system}${kind} on ledger_accounts`),
  'alter table ledger_accounts disable row level security',
  'drop function actor_has_duty(text[]), actor_seat(), actor_id(text), actor_setting()',
  `alter default privileges in schema public revoke all on tables from ${roles.system}`,
  `alter default privileges in schema public revoke all on sequences from ${roles.system}`,
  `revoke all on all tables in schema public from ${all}`,
  `revoke all on all sequences in schema public from ${all}`,
  `revoke usage on schema public from ${all}`,
];

/** Row security beneath the rules, and a role for the product that owns nothing (decision 012). */
export class Migration20261122_row_security extends Migration {
  static readonly policies = policies;

  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of up) this.addSql(sql);
  }

  /** The roles stay: other databases of the server may use them. */
  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of down) this.addSql(sql);
  }
}
