import {
  type Actor,
  exactTotal,
  type Listing,
  type ListSums,
  partlyHidden,
  type RowAmount,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { executeAs } from '../../kernel/asActor';
import { type Counted, listedWhere } from '../../kernel/read';
import { amountSql, columnOf } from '../../kernel/scope';

interface Summed extends Counted {
  readonly summed?: {
    readonly fields: readonly string[];
    readonly without: readonly string[];
    readonly amounts?: Readonly<Record<string, RowAmount>>;
  };
}

/**
 * SQL conditions of rows `c` whose amount is included in another row of the same list. A combined invoice and
 * the charges that it collects must not be added up.
 */
const includedInAnother: Readonly<Record<string, string>> = {
  charges: `exists (select from charge_lines l join counted p on p.id = l.charge_id
    where l.of_charge_id = c.id and p.status <> 'cancelled')`,
};

/**
 * Returns the sums over all rows in the actor's list, without fields that are hidden from the actor. A list
 * filtered by state counts every row in that state.
 */
export async function listSums(
  em: SqlEntityManager,
  actor: Actor,
  resource: Summed,
  { where: asked }: Pick<Listing, 'where'>,
): Promise<ListSums> {
  const { table, where } = await listedWhere(em, resource, actor, { where: asked });
  const hidden = partlyHidden(resource, actor);
  const { fields = [], without = [], amounts = {} } = resource.summed ?? {};
  const shown = fields.filter((field) => !hidden.includes(field));
  const left = asked.some(({ field }) => field === 'status') ? [] : without;
  const isLeft =
    left.length > 0 ? `${columnOf(table, 'status')} in (${left.map(() => '?').join(', ')})` : 'false';
  const included = includedInAnother[resource.name] ?? 'false';
  const sums = shown.map(
    (field, place) => `select ${place} as place, '${field}' as field, currency,
      coalesce(sum(${amountSql(table, amounts[field] ?? field)}), 0) as cents from added group by currency`,
  );
  const [found] = await executeAs<{ total: number } & Omit<ListSums, 'exact'>>(
    em,
    actor,
    `with counted as (
       select *, ${isLeft} as is_left from ${table.name} where ${where.text} limit ${exactTotal + 1}
     ), judged as (select *, not is_left and ${included} as is_included from counted c
     ), added as (select * from judged where not is_left and not is_included)
     select count(*)::int as total, count(*) filter (where is_left)::int as "leftOut",
       count(*) filter (where is_included)::int as included,
       (select coalesce(jsonb_agg(jsonb_build_object('field', field, 'currency', currency, 'cents', cents)
          order by place, currency), '[]') from (${sums.join(' union all ')}) s) as sums
     from judged`,
    [...left, ...where.params],
  );
  const exact = found !== undefined && found.total <= exactTotal;
  if (!exact) return { exact, leftOut: 0, included: 0, sums: [] };
  return { exact, leftOut: found.leftOut, included: found.included, sums: found.sums };
}
