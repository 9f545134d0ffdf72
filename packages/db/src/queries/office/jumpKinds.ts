import {
  type Actor,
  briefings,
  charges,
  companies,
  contracts,
  creators,
  invoices,
  type OtherAmount,
  payouts,
  receipts,
  type Scope,
  users,
} from '@elenco/core';

/** A kind of record that the back office's search finds. */
export interface Kind {
  readonly resource: { readonly name: string; readonly access: { read(actor: Actor): Scope<object> } };
  /** SQL of the tables that title and detail need, in addition to the resource's own table `x`. */
  readonly joins?: string;
  readonly title: string;
  readonly detail: string;
  /** Names of the record in which the text is searched. The first one is the title. */
  readonly names: readonly Name[];
  /** SQL condition of an exact match, other than the id. `:exact` is the text without punctuation. */
  readonly exact?: string;
  readonly where?: string;
  /** SQL of the record's amount, if it has one, in the currency of the record. */
  readonly amount?: string;
  /**
   * SQL conditions, by other amount of the record, that are true if the amount equals `:cents`. The result of
   * a search names the first amount whose condition is true.
   */
  readonly others?: Readonly<Partial<Record<OtherAmount, string>>>;
  /** True for people and companies. If they are found by name, they come before records of other kinds. */
  readonly party?: true;
  /**
   * True if the detail, the names other than the title and the exact matches of this kind identify people.
   * Staff whose duties cover projects only do not see them.
   */
  readonly ofPeople?: true;
}

/**
 * A name of a record. Each name is searched in the table that contains it, with the table's index, because an
 * OR over joined tables would use no index.
 */
export interface Name {
  readonly sql: string;
  /** Column of the record's own table `x` that contains the name. */
  readonly own?: string;
  /**
   * Set if the name is stored in another table: `of` is that table, and `by` is the column of this kind's
   * table (alias `x`) that refers to it.
   */
  readonly other?: { readonly of: keyof typeof shared; readonly by: string };
}

/** Names by which several kinds of records are found. Each of these tables is searched once. */
export const shared = { creators: 'name', companies: 'trade_name' } as const;

const own = (column: string): Name => ({ sql: `x.${column}`, own: `x.${column}` });
const creatorName = (alias: string): Name => ({
  sql: `${alias}.name`,
  other: { of: 'creators', by: 'x.creator_id' },
});
const companyName: Name = {
  sql: 'c.trade_name',
  other: { of: 'companies', by: 'x.company_id' },
};

/**
 * Joins the creator of a charge, invoice, receipt or payout. These records are found by creator or company,
 * by id, and by amount.
 */
const ofCreator = 'join creators c on c.id = x.creator_id';

export const kinds: readonly Kind[] = [
  {
    resource: users,
    title: 'x.name',
    detail: 'x.email',
    names: [own('name'), own('email')],
    exact: 'x.cpf = :exact',
    party: true,
  },
  { resource: creators, party: true, title: 'x.name', detail: 'x.city', names: [own('name')] },
  {
    resource: companies,
    title: 'x.trade_name',
    detail: 'x.legal_name',
    names: [own('trade_name'), own('legal_name')],
    exact: 'x.cnpj = upper(:exact) or fold(x.foreign_tax_id) = fold(:exact)',
    party: true,
    ofPeople: true,
  },
  {
    resource: briefings,
    joins: 'join companies c on c.id = x.company_id',
    title: 'x.title',
    detail: 'c.trade_name',
    names: [own('title'), companyName],
    where: `x.status <> 'draft'`,
  },
  {
    resource: contracts,
    joins: ofCreator,
    title: 'x.title',
    detail: 'c.name',
    names: [own('title'), creatorName('c')],
    amount: 'x.total_cents',
    ofPeople: true,
  },
  {
    resource: charges,
    joins: 'join companies c on c.id = x.company_id left join creators p on p.id = x.creator_id',
    title: 'c.trade_name',
    detail: `coalesce(p.name, '')`,
    names: [companyName, creatorName('p')],
    exact: `x.our_number = lpad(:exact, 11, '0')`,
    amount: 'x.amount_cents',
    others: {
      today: 'x.id = any(:owed::int[])',
      open: 'x.rest_cents = :cents',
      received: 'x.received_cents = :cents',
      secondCopy: `x.status in ('open', 'overdue') and x.slip_cents = :cents`,
    },
  },
  {
    resource: invoices,
    joins: ofCreator,
    title: 'c.name',
    detail: `coalesce(x.municipal_number, '')`,
    names: [creatorName('c')],
    exact: 'x.municipal_number = :exact',
    amount: 'x.amount_cents',
  },
  {
    resource: receipts,
    joins: 'left join companies c on c.id = x.company_id',
    title: `coalesce(nullif(x.payer_name, ''), c.trade_name, '')`,
    detail: `x.reference`,
    names: [
      { ...companyName, sql: `coalesce(nullif(x.payer_name, ''), c.trade_name, '')`, own: 'x.payer_name' },
      companyName,
    ],
    amount: 'x.amount_cents',
  },
  {
    resource: payouts,
    joins: ofCreator,
    title: 'c.name',
    detail: `''`,
    names: [creatorName('c')],
    amount: 'case when x.net_cents > 0 then x.net_cents else x.gross_cents end',
    others: {
      transfer: 'x.net_cents - x.deducted_cents = :cents',
      gross: 'x.gross_cents = :cents',
    },
  },
];
