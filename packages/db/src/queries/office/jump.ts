import {
  type Actor,
  anyStaff,
  briefings,
  charges,
  companies,
  contracts,
  creators,
  invoices,
  type Jumped,
  jumpTextOf,
  payouts,
  receipts,
  requireAccess,
  seesProjectsOnly,
  users,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { executeAs } from '../../kernel/asActor';

/** Maximum number of results per kind. */
const most = 5;
const fewest = 2;

interface Kind {
  readonly resource: { readonly name: string; readonly access: { read(actor: Actor): readonly object[] } };
  /** Table as `x`, with what its title and detail need. */
  readonly from: string;
  readonly title: string;
  readonly detail: string;
  /** Names that the text may be part of; the first is the title. */
  readonly names: readonly string[];
  /** Condition of an exact match other than the number; `:exact` is the text without punctuation. */
  readonly exact?: string;
  readonly where?: string;
  /** Amount of a record of money, in the currency of the row. */
  readonly amount?: string;
  /** True if detail, other names and exact matches are of people, hidden from staff who see projects only. */
  readonly ofPeople?: true;
}

/** Records of money are found by creator or company, by their number, and by their amount. */
const ofCreator = 'join creators c on c.id = x.creator_id';

const kinds: readonly Kind[] = [
  {
    resource: users,
    from: 'users x',
    title: 'x.name',
    detail: 'x.email',
    names: ['x.name', 'x.email'],
    exact: 'x.cpf = :exact',
  },
  { resource: creators, from: 'creators x', title: 'x.name', detail: 'x.city', names: ['x.name'] },
  {
    resource: companies,
    from: 'companies x',
    title: 'x.trade_name',
    detail: 'x.legal_name',
    names: ['x.trade_name', 'x.legal_name'],
    exact: 'x.cnpj = upper(:exact) or fold(x.foreign_tax_id) = fold(:exact)',
    ofPeople: true,
  },
  {
    resource: briefings,
    from: 'briefings x join companies c on c.id = x.company_id',
    title: 'x.title',
    detail: 'c.trade_name',
    names: ['x.title', 'c.trade_name'],
    where: `x.status <> 'draft'`,
  },
  {
    resource: contracts,
    from: `contracts x ${ofCreator}`,
    title: 'x.title',
    detail: 'c.name',
    names: ['x.title', 'c.name'],
    amount: 'x.total_cents',
    ofPeople: true,
  },
  {
    resource: charges,
    from: 'charges x join companies c on c.id = x.company_id left join creators p on p.id = x.creator_id',
    title: 'c.trade_name',
    detail: `coalesce(p.name, '')`,
    names: ['c.trade_name', 'p.name'],
    exact: `x.our_number = lpad(:exact, 11, '0')`,
    amount: 'x.amount_cents',
  },
  {
    resource: invoices,
    from: `invoices x ${ofCreator}`,
    title: 'c.name',
    detail: `coalesce(x.municipal_number, '')`,
    names: ['c.name'],
    exact: 'x.municipal_number = :exact',
    amount: 'x.amount_cents',
  },
  {
    resource: receipts,
    from: 'receipts x left join companies c on c.id = x.company_id',
    title: `coalesce(nullif(x.payer_name, ''), c.trade_name, '')`,
    detail: `x.reference`,
    names: [`coalesce(nullif(x.payer_name, ''), c.trade_name, '')`, 'c.trade_name'],
    amount: 'x.amount_cents',
  },
  {
    resource: payouts,
    from: `payouts x ${ofCreator}`,
    title: 'c.name',
    detail: `''`,
    names: ['c.name'],
    amount: 'case when x.net_cents > 0 then x.net_cents else x.gross_cents end',
  },
];

/** Values of a search, by their name in the statement. */
type Asked = Readonly<
  Record<'text' | 'prefix' | 'like' | 'exact' | 'number' | 'cents', string | number | null>
>;

/** Returns the statement of one kind, with names for values. Rank 0 is an exact match, 1 a prefix or an amount. */
function statementOf(kind: Kind, place: number, limited: boolean, asked: Asked): string {
  const { resource, from, title, names, where } = kind;
  const isHidden = limited && kind.ofPeople === true;
  const [exact, amount] = isHidden ? [undefined, undefined] : [kind.exact, kind.amount];
  // Digits of an e-mail address are not what a user means by a number.
  const shown = isHidden || asked.number !== null ? names.slice(0, 1) : names;
  const any = (test: string) => shown.map((name) => `fold(${name}) ${test}`).join(' or ');
  const isExact = [
    ...(asked.number === null ? [] : ['x.id = :number']),
    ...(exact === undefined ? [] : [exact]),
  ];
  const isAmount = asked.cents === null || amount === undefined ? [] : [`${amount} = :cents`];
  return `(select '${resource.name}' as resource, ${place} as place, x.id, ${title} as title,
      ${isHidden ? `''` : kind.detail} as detail, ${amount ?? 'null::bigint'} as "amountCents",
      ${amount === undefined ? 'null' : 'x.currency'} as currency,
      ${amount === undefined ? `''` : 'x.status'} as status, x.updated_at as at,
      case when ${[...isExact, any('= fold(:text)')].join(' or ')} then 0
        when ${[...isAmount, any('like fold(:prefix)')].join(' or ')} then 1 else 2 end as rank
    from ${from}
    where ${where ?? 'true'} and (${[...isExact, ...isAmount, any('like fold(:like)')].join(' or ')})
    order by rank, at desc, id desc limit ${most})`;
}

/**
 * Finds users by name, address and CPF, creators, companies by name, CNPJ and foreign tax number, briefings,
 * contracts, and charges, invoices, receipts and payouts by name and amount; all by their number. At most five of each
 * kind that the actor may read, in one statement: exact matches first, then prefixes, each by recent
 * activity. For staff.
 * @throws Problem `not_allowed`
 */
export async function jump(em: SqlEntityManager, actor: Actor, asked: string): Promise<Jumped[]> {
  requireAccess(actor, anyStaff);
  const text = asked.trim().slice(0, 100);
  const exact = text.replace(/[#.\-/\s]/g, '');
  if (text.length < fewest && !/^\d+$/.test(exact)) return [];
  const { number, amountCents } = jumpTextOf(text);
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const values: Asked = {
    text,
    prefix: `${escaped}%`,
    like: `%${escaped}%`,
    exact,
    number,
    cents: amountCents,
  };
  const params: (string | number | null)[] = [];
  const limited = seesProjectsOnly(actor);
  const parts = kinds
    .filter(({ resource }) => resource.access.read(actor).length > 0)
    .map((kind, place) =>
      statementOf(kind, place, limited, values).replace(
        /:(text|prefix|like|exact|number|cents)\b/g,
        (_, name) => {
          params.push(values[name as keyof Asked]);
          return '?';
        },
      ),
    );
  if (parts.length === 0) return [];
  const found = await executeAs<Jumped & { amountCents: string | number | null }>(
    em,
    actor,
    `${parts.join(' union all ')} order by rank, at desc, place, id desc`,
    params,
  );
  return found.map(({ resource, id, title, detail, amountCents: amount, currency, status }) => ({
    resource,
    id,
    title,
    detail,
    amountCents: amount === null ? null : Number(amount),
    currency,
    status,
  }));
}
