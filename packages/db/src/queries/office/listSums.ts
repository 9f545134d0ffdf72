import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  type Currency,
  type Listing,
  type ListSums,
  MAX_EXACT_TOTAL,
  owedTogether,
  partlyHidden,
  type RowAmount,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { executeAs } from '../../kernel/asActor';
import { type Counted, listedWhere } from '../../kernel/read';
import { amountSql, columnOf } from '../../kernel/scope';
import { type DebtRow, debtColumns, debtOf, readLateRates } from './owedToday';

interface Summed extends Counted {
  readonly summed?: {
    readonly fields: readonly string[];
    readonly without: readonly string[];
    readonly amounts?: Readonly<Record<string, RowAmount>>;
  };
}

/**
 * SQL conditions, by resource, for rows `c` whose amount is included in another row of the same list. The
 * sums leave out these rows, so that a combined invoice and its charges are not both added.
 */
const includedInAnother: Readonly<Record<string, string>> = {
  charges: `exists (select from charge_lines l join counted p on p.id = l.charge_id
    where l.of_charge_id = c.id and p.status <> 'cancelled')`,
};

/**
 * Returns the sums over all rows in the actor's list. Leaves out fields that are hidden from the actor. If
 * the list is filtered by state, the sums include every row in that state. If charges in the list are
 * overdue, the last sums are their amounts due today, from `owedToday`.
 */
export async function listSums(
  em: SqlEntityManager,
  actor: Actor,
  resource: Summed,
  { where: asked }: Pick<Listing, 'where'>,
  now: string,
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
  const rows = `with counted as (
       select *, ${isLeft} as is_left from ${table.name} where ${where.text} limit ${MAX_EXACT_TOTAL + 1}
     ), judged as (select *, not is_left and ${included} as is_included from counted c
     ), added as (select * from judged where not is_left and not is_included)`;
  const params = [...left, ...where.params];
  const [found] = await executeAs<{ total: number } & Omit<ListSums, 'exact'>>(
    em,
    actor,
    `${rows} select count(*)::int as total, count(*) filter (where is_left)::int as "leftOut",
       count(*) filter (where is_included)::int as included,
       (select coalesce(jsonb_agg(jsonb_build_object('field', field, 'currency', currency, 'cents', cents)
          order by place, currency), '[]') from (${sums.join(' union all ')}) s) as sums
     from judged`,
    params,
  );
  const exact = found !== undefined && found.total <= MAX_EXACT_TOTAL;
  if (!exact) return { exact, leftOut: 0, included: 0, sums: [] };
  const { leftOut, included: within, sums: added } = found;
  const owed =
    resource.name === 'charges'
      ? await owedToday(em, actor, { rows, params }, now)
      : new Map<Currency, number>();
  const late = added.flatMap(({ field, currency, cents }) => {
    const today = field === 'restCents' ? (owed.get(currency) ?? 0) : 0;
    return today > cents ? [{ field: 'owedToday', currency, cents: today }] : [];
  });
  return { exact, leftOut, included: within, sums: [...added, ...late] };
}

/** Returns the amounts due today of the open charges among `added`, with fine and interest, by currency. */
async function owedToday(
  em: SqlEntityManager,
  actor: Actor,
  { rows, params }: { readonly rows: string; readonly params: readonly unknown[] },
  now: string,
) {
  const debts = await executeAs<DebtRow>(
    em,
    actor,
    `${rows} select ${debtColumns} from added ch left join instalments i on i.charge_id = ch.id
     where ch.status in ('open', 'overdue')`,
    params,
  );
  return owedTogether(debts.map(debtOf), businessDate(now), await readLateRates(em, actor));
}
