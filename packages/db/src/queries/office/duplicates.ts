import {
  type Actor,
  type DuplicatesReport,
  type MergePreview,
  mayMerge,
  mergeCreators,
  requireAccess,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { dryRun } from '../../kernel/perform';

/** Maximum number of pairs, and of merges, that are returned. */
const MOST = 100;
/**
 * Maximum number of accounts that may share a value for the value to count. A value that more accounts share
 * does not identify a creator. It may be the telephone number of an agency or the address of an office.
 */
const CROWD = 5;

/**
 * Returns pairs of creators who may be the same person. Leaves out pairs that support has declared distinct.
 * Pairs that can be merged come first, then those with the most values in common. Names the kinds of values
 * that both have in common, but not the values. Also returns completed merges and the distinct pairs, newest
 * first.
 */
export async function duplicates(em: SqlEntityManager, actor: Actor): Promise<DuplicatesReport> {
  requireAccess(actor, mayMerge);
  const pairs = await em.execute<DuplicatesReport['doubles']>(
    `with people as (
       select c.id, c.name, c.presences, u.email, u.cpf, u.phone, u.whatsapp, c.created_at
       from creators c join users u on u.creator_id = c.id
       where c.removed_at is null and u.suspended_at is null and not u.staff
     ), tax_ids (id, kind, value) as (
       select id, 'cpf', cpf from people where cpf is not null
       union select p.creator_id, 'cpf', p.tax_id from payees p join people on people.id = p.creator_id
         where p.legal_form = 'individual'
       union select p.creator_id, 'payee', p.tax_id from payees p join people on people.id = p.creator_id
     ), said (id, reason, value) as (
       select id, 'tax_id', value from tax_ids
       union select id, 'phone', phone from people where phone is not null
       union select id, 'phone', whatsapp from people where whatsapp is not null
       union select id, 'email', case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
           then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')
           else split_part(split_part(email, '@', 1), '+', 1) end || '@' || split_part(email, '@', 2) from people
       union select id, 'channel', concat(one ->> 'channel', ' ', lower(ltrim(one ->> 'handle', '@')))
         from people, jsonb_array_elements(presences) one
     ), shared as (
       select reason, value from said group by reason, value having count(*) between 2 and ${CROWD}
     ), pairs as (
       select a.id as first, b.id as second, array_agg(distinct a.reason order by a.reason) as reasons
       from shared join said a using (reason, value) join said b using (reason, value)
       where a.id < b.id and not exists (
         select from distinct_creators d where d.first_creator_id = a.id and d.second_creator_id = b.id)
       group by a.id, b.id
     ), unequal as (
       select distinct p.first, p.second
       from pairs p join tax_ids f on f.id = p.first join tax_ids s on s.id = p.second and s.kind = f.kind
       where s.value <> f.value
     )
     select ${personOf('f')} as first, ${personOf('s')} as second, to_json(pairs.reasons) as reasons,
       unequal.first is not null as "differentTaxIds"
     from pairs join people f on f.id = pairs.first join people s on s.id = pairs.second
       left join unequal on unequal.first = pairs.first and unequal.second = pairs.second
     order by "differentTaxIds", cardinality(pairs.reasons) desc, s.id desc limit ${MOST}`,
  );
  const acts = await em.execute<DuplicatesReport['merges']>(
    `select m.id, m.reason, m.created_at as "createdAt", m.undo_until as "undoUntil", m.undone_at as "undoneAt",
       json_build_object('id', k.id, 'name', k.name) as kept, json_build_object('id', g.id, 'name', g.name) as merged,
       u.name as "mergedBy"
     from merges m join creators k on k.id = m.kept_creator_id join creators g on g.id = m.merged_creator_id
     join users u on u.id = m.merged_by_id order by m.id desc limit ${MOST}`,
  );
  const distinct = await em.execute<DuplicatesReport['distinct']>(
    `select json_build_object('id', f.id, 'name', f.name) as first, json_build_object('id', s.id, 'name', s.name) as second,
       u.name as "decidedBy", d.created_at as "createdAt"
     from distinct_creators d join creators f on f.id = d.first_creator_id
     join creators s on s.id = d.second_creator_id join users u on u.id = d.decided_by_id
     order by d.id desc limit ${MOST}`,
  );
  return {
    doubles: pairs.map(({ first, second, ...pair }) => ({
      ...pair,
      first: { ...first, createdAt: iso(first.createdAt) },
      second: { ...second, createdAt: iso(second.createdAt) },
    })),
    merges: acts.map((act) => ({
      ...act,
      createdAt: iso(act.createdAt),
      undoUntil: iso(act.undoUntil),
      undoneAt: act.undoneAt && iso(act.undoneAt),
    })),
    distinct: distinct.map((one) => ({ ...one, createdAt: iso(one.createdAt) })),
  };
}

const personOf = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'email', ${alias}.email, 'createdAt', ${alias}.created_at)`;
const iso = (at: string) => new Date(at).toISOString();

/**
 * Returns what a merge would do, or all reasons that prevent it.
 * @throws Problem `not_found`
 */
export async function previewMerge(
  em: SqlEntityManager,
  actor: Actor,
  pair: { readonly keptId: number; readonly mergedId: number },
  now: string,
): Promise<MergePreview> {
  const decision = await dryRun(em, mergeCreators, { ...pair, reason: 'Preview of a merge' }, { actor, now });
  if ('refused' in decision) {
    return { problems: decision.refused.map(({ code }) => ({ code })), moved: [], remaining: [] };
  }
  const { moved, remaining } = decision.reply;
  return { problems: [], moved, remaining };
}
