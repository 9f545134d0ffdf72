import { roles } from '../rowPolicies';

/** Tables whose rows never change. */
const untouchable = ['postings', 'ledger_transactions', 'content_versions'] as const;
/**
 * Tables whose rows change only when personal texts are erased after a time (decision 017). The erasure
 * empties the columns listed here.
 */
const forgetful = {
  history: {
    kept: 'id, resource, row_id, move, from_state, to_state, actor_id, at, company_id, creator_id, briefing_id',
    words: ['actor_name', 'comment'],
  },
  consents: {
    kept: 'id, version, created_at, updated_at, user_id, purpose, text, given',
    words: ['ip', 'user_agent'],
  },
} as const;

/**
 * Columns of an observation, which is a stored metric of a post. Those in `kept` never change. The others
 * change when the metric is confirmed or its proof is removed.
 */
const observed = {
  kept: `id, created_at, contract_id, briefing_id, company_id, creator_id, post_id, metric, value, observed_at,
  source, reach_kind, method_version`,
  changing: 'version, updated_at, confirmed, confirmed_at, confirmed_by_id, proof_file_id',
};

const taken = (table: string) =>
  `revoke ${table === 'ledger_transactions' ? 'delete, truncate' : 'update, delete, truncate'} on ${table} from public, current_user;`;

/**
 * Refuses changes in two ways: by a trigger for everyone including superusers, and by missing rights for the
 * owner. PostgreSQL's foreign key check needs the UPDATE right on `ledger_transactions`, so only the trigger
 * protects that table.
 */
export const appendOnly = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'EL002',
    message = format('%s is append-only: %s is refused', tg_table_name, tg_op);
end $$;

${untouchable
  .map(
    (table) => `create trigger refuse_change before update or delete or truncate on ${table}
  for each statement execute function refuse_change();
${taken(table)}`,
  )
  .join('\n')}

${Object.entries(forgetful)
  .map(
    ([table, { kept, words }]) => `create trigger refuse_change before delete or truncate or update of ${kept}
    on ${table} for each statement execute function refuse_change();
${words
  .map(
    (column) => `create trigger refuse_new_${column} before update of ${column} on ${table} for each row
  when (new.${column} <> '' and new.${column} <> old.${column}) execute function refuse_change();`,
  )
  .join('\n')}
${taken(table)}
grant update (${words.join(', ')}) on ${table} to current_user;`,
  )
  .join('\n')}

create trigger refuse_change
  before delete or truncate or update of id, at, actor_id, impersonator_id, actor_role, command, resource, row_id, data,
    chain, position, prev_hash, hash
  on audit for each statement execute function refuse_change();
-- The only allowed change: an IP address is erased.
create trigger refuse_new_address before update of ip on audit for each row
  when (new.ip is not null) execute function refuse_change();
${taken('audit')}
grant update (ip) on audit to current_user;

create trigger refuse_change before delete or truncate or update of ${observed.kept}
  on observations for each statement execute function refuse_change();
${taken('observations')}
grant update (${observed.changing}) on observations to current_user;

create trigger refuse_change
  before delete or truncate or update of month, closed_by_id, lines, entry_count, hash on month_closings
  for each statement execute function refuse_change();
`;

/** Rights of the application role, after it was granted rights on all tables. */
export const appendOnlyRights = [
  ...Object.entries(forgetful).flatMap(([table, { words }]) => [
    `revoke update, delete on ${table} from ${roles.system}`,
    `grant update (${words.join(', ')}) on ${table} to ${roles.system}`,
  ]),
  `revoke update, delete on postings, ledger_transactions, audit from ${roles.system}`,
  `grant update (ip) on audit to ${roles.system}`,
  `revoke update, delete, truncate on observations from ${roles.system}`,
  `grant update (${observed.changing}) on observations to ${roles.system}`,
  `revoke update, delete, truncate on content_versions, iss_rules from ${roles.system}`,
  `revoke update on failed_sign_ins from ${roles.system}`,
];
