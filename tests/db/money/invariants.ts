import { monthClosings, postings } from '@elenco/core';
import type { World } from './world';

/** Kinds of accounts for assets, claims and expenses. All others are liabilities, or are in `EITHER`. */
const DEBIT = new Set(['receivable', 'cash', 'processing', 'claims', 'bank_fees', 'recoverable']);
const PAIRS = ['brl_eur', 'brl_usd', 'eur_usd'];
const EITHER = new Set([
  'clearing',
  'differences',
  ...PAIRS.flatMap((pair) => [`trading_${pair}`, `difference_${pair}`]),
]);
const OF_COMPANY = ['receivable', 'committed', 'held', 'refunds', 'claims', 'unrecovered'];
/**
 * Kinds of accounts whose balances are compared with the records and the outside world. The other balances
 * follow from them, because all postings sum to zero.
 */
const RECORDED = new Set([
  'receivable',
  'committed',
  'held',
  'payable',
  'withholding',
  'suspense',
  'refunds',
  'cash',
  'clearing',
  'recoverable',
  'unrecovered',
  'claims',
  'late_fees',
  'differences',
]);

/** SQL of entries that exist too many times. A reopened charge or a returned payout may be paid again. */
const ONCE = `
  select kind || ' ' || resource || ' ' || row_id || ' × ' || count(*) as fault from ledger_transactions
  where kind not in ('refund_unasked', 'surplus_returned', 'processing_taken', 'dispute_opened', 'dispute_won',
    'currency_returned', 'repayment_deducted', 'repayment_received', 'payout_made', 'payout_returned', 'taxes_corrected',
    'taxes_paid', 'charge_paid', 'charge_reopened', 'late_charged', 'late_fee_kept', 'difference_settled', 'part_kept')
  group by kind, resource, row_id having count(*) > 1
  union all
  select 'charge ' || row_id || ' was paid ' || count(*) filter (where kind = 'charge_paid') || ' and reopened '
    || count(*) filter (where kind = 'charge_reopened')
  from ledger_transactions where kind in ('charge_paid', 'charge_reopened') group by row_id
  having count(*) filter (where kind = 'charge_paid') - count(*) filter (where kind = 'charge_reopened') not in (0, 1)
  union all
  select 'payout ' || row_id || ' was made ' || count(*) filter (where kind = 'payout_made') || ' and sent back '
    || count(*) filter (where kind = 'payout_returned')
  from ledger_transactions where kind in ('payout_made', 'payout_returned') group by row_id
  having count(*) filter (where kind = 'payout_made') - count(*) filter (where kind = 'payout_returned') not in (0, 1)`;

const UNEVEN = `
  select 'entry ' || transaction_id || ' ' || currency || ' is ' || sum(amount_cents) as fault from postings
  group by transaction_id, currency having sum(amount_cents) <> 0
  union all
  select 'account ' || a.kind || ' says ' || a.balance_cents || ' of ' || coalesce(sum(p.amount_cents), 0)
  from ledger_accounts a left join postings p on p.account_id = a.id
  group by a.id having a.balance_cents <> coalesce(sum(p.amount_cents), 0)
  union all
  select 'charge ' || c.id || ' of ' || c.amount_cents || ' has lines of ' || sum(l.amount_cents)
  from charges c join charge_lines l on l.charge_id = c.id
  group by c.id having sum(l.amount_cents) <> c.amount_cents or sum(l.fee_cents) <> c.fee_cents
  union all
  select 'charge ' || c.id || ' received ' || c.received_cents || ', late ' || c.fine_cents + c.interest_cents
    || '; receipts of ' || coalesce(sum(r.amount_cents), 0) || ', late ' || coalesce(sum(r.late_fee_cents), 0)
  from charges c left join receipts r on r.charge_id = c.id and r.status <> 'unmatched'
  group by c.id having c.received_cents <> coalesce(sum(r.amount_cents),
      case when c.status in ('paid', 'refunded') then c.amount_cents else 0 end)
    or c.purpose <> 'pay' and c.fine_cents + c.interest_cents <> coalesce(sum(r.late_fee_cents), 0)`;

/** SQL of the amounts that are open by the records, for each ledger account; debit is positive. */
const OWED = `
  select 'receivable' as account, company_id as party, currency, sum(amount_cents - kept_cents)::bigint as cents
  from charges where status in ('open', 'overdue') group by 2, 3
  union all
  select 'committed', company_id, currency, -sum(amount_cents - kept_cents) from charges
  where status in ('open', 'overdue') group by 2, 3
  union all
  select 'held', p.company_id, p.currency, -sum(p.gross_cents) from payouts p
  where p.status = 'waiting_invoice' and exists (select from charges c where c.contract_id = p.contract_id
    and c.amendment_id is not distinct from p.amendment_id and c.status = 'paid'
    and (c.purpose <> 'pay' or c.id = (select charge_id from instalments i where i.payout_id = p.id)))
  group by 2, 3
  union all
  select 'held', company_id, currency, -sum(kept_cents) from charges group by 2, 3
  union all
  select 'payable', creator_id, currency, -sum(net_cents - deducted_cents) from payouts
  where status in ('processing', 'failed') group by 2, 3
  union all
  select 'withholding', 0, currency, sum(cents) from (
    select currency, net_cents - gross_cents as cents from payouts where status in ('processing', 'failed', 'made')
    union all select 'BRL', amount_cents from tax_payments where status = 'paid') taxes group by 3
  union all
  select 'suspense', 0, currency, -sum(amount_cents) from receipts where status = 'unmatched' group by 3
  union all
  select 'late_fees', 0, currency, -sum(late_fee_cents) from receipts group by 3
  union all
  select 'differences', 0, currency, -sum(difference_cents) from receipts group by 3
  union all
  select 'refunds', company_id, currency, -sum(cents) from (
    select company_id, currency, refund_cents as cents from settlements where status = 'agreed'
    union all
    select company_id, currency, paid_cents + fee_cents from repayments
    where toward = 'company' and status <> 'refunded'
    union all
    select company_id, currency, refund_cents - refunded_cents from card_payments where status = 'surplus') back
  group by 2, 3
  union all
  select 'recoverable', creator_id, currency, sum(amount_cents - paid_cents) from repayments
  where status = 'open' group by 2, 3
  union all
  select 'unrecovered', company_id, currency, -sum(amount_cents - paid_cents) from repayments
  where status = 'open' group by 2, 3
  union all
  -- Amounts that banks took back or the provider refunded itself, less amounts set off or repaid by creators.
  select 'claims', company_id, currency, sum(cents) from (
    select company_id, currency, greatest(0, refunded_cents - refund_cents) + disputed_cents - set_off_cents as cents
    from card_payments where status <> 'surplus'
    union all
    select company_id, currency, -paid_cents from repayments where toward = 'platform'
    union all
    select company_id, currency, amount_cents * (case when charge_id is null then -1 else 1 end) from receipts
    where status = 'returned' and (charge_id is not null or (source = 'card' and reason = 'payment_reversed'))
    union all
    -- Amounts of disputes that a creator had repaid and that were won later, so they are the creator’s again.
    select r.company_id, r.currency, r.amount_cents from receipts r where r.reason = 'dispute_won'
      and r.external_id like '% repaid %') claimed
  group by 2, 3
  union all
  -- Amounts that must be refunded to a card and have not been refunded yet.
  select 'clearing', 0, currency, -sum(greatest(0, refund_cents - refunded_cents)) from card_payments
  where status <> 'surplus' group by 3
`;

/**
 * SQL of payments and withheld taxes by creator and month, with an independent formula. INSS is 11 % up to
 * the ceiling. IRRF depends on the month's total, even if other days were planned. All creators in a walk are
 * individuals without dependants, paid in 2026 or later by the tax table of 2026. An amount that is deducted
 * for a repayment cannot pay taxes, so the missing tax is due with the next payment of the month.
 */
const TAXED = `
  select 'creator ' || creator_id || ' had ' || inss || ' and ' || irrf || ' kept back of ' || gross || ' in ' || month as fault
  from (
    select *, least(round(gross * 0.11), 93231) as inss_due from (
      select creator_id, date_trunc('month', first_made_on)::date as month, sum(gross_cents) as gross,
        bool_or(net_cents = deducted_cents) as spent,
        sum(coalesce((select sum((tax ->> 'amountCents')::bigint) from jsonb_array_elements(withholdings) tax
          where tax ->> 'code' = 'inss'), 0)) as inss,
        sum(coalesce((select sum((tax ->> 'amountCents')::bigint) from jsonb_array_elements(withholdings) tax
          where tax ->> 'code' = 'irrf'), 0)) as irrf
      from payouts where currency = 'BRL' and legal_form = 'individual' and first_made_on is not null
      group by 1, 2) paid
  ) due
  cross join lateral (select gross - greatest(60720, inss_due) as base) based
  cross join lateral (select case
    when gross <= 500000 then 0
    else greatest(0, case
      when base <= 242880 then 0
      when base <= 282665 then base * 0.075 - 18216
      when base <= 375105 then base * 0.15 - 39416
      when base <= 466468 then base * 0.225 - 67549
      else base * 0.275 - 90873 end
      - case when gross <= 735000 then 97862 - 0.133145 * gross else 0 end) end as irrf_due) tax
  where inss > inss_due + 1 or irrf > irrf_due + 1 or not spent and (inss < inss_due - 1 or irrf < irrf_due - 1)`;

interface Balance {
  readonly account: string;
  readonly party: number;
  readonly currency: string;
  readonly cents: string | number;
}

const nameOf = ({ account, party, currency }: Omit<Balance, 'cents'>) => `${account} ${party} ${currency}`;

function totals(rows: readonly Balance[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + Number(row.cents));
  return sums;
}

const BOOKS = `
  select kind as account, coalesce(company_id, creator_id, 0) as party, currency, balance_cents as cents
  from ledger_accounts`;
const SURPLUS = `select id from card_payments where status = 'surplus'`;
const LATEST = `
  select company_id as "companyId", creator_id as "creatorId", max(id) as latest from postings group by 1, 2`;

/** Returns the tables that a query reads. Its result can change only if one of them is written. */
const tablesOf = (sql: string) =>
  [...sql.matchAll(/\b(?:from|join) ([a-z_]+)/g)].map(([, table = '']) => table);

interface Latest {
  readonly companyId: number | null;
  readonly creatorId: number | null;
  readonly latest: number;
}

/** Checks all invariants, and throws an Error that lists the violated ones. */
export async function checkInvariants(world: World): Promise<void> {
  const written = await world.written();
  const read = <Row extends object>(name: string, sql: string) =>
    known(
      world,
      name,
      tablesOf(sql).some((table) => written.has(table)),
      () => world.again<Row>(name, sql),
    );
  const uneven = await read<{ fault: string }>('uneven', `${ONCE} union all ${UNEVEN}`);
  const taxed = await read<{ fault: string }>('taxed', TAXED);
  const faults = [...uneven, ...taxed].map(({ fault }) => fault);
  const books = await read<Balance>('books', BOOKS);
  for (const row of books) {
    const cents = Number(row.cents);
    if (!EITHER.has(row.account) && (DEBIT.has(row.account) ? cents < 0 : cents > 0))
      faults.push(`${nameOf(row)} has the forbidden sign: ${cents}`);
  }
  const by = totals(books);
  const owed = await read<Balance>('owed', OWED);
  const surplus = await read<{ id: number }>('surplus', SURPLUS);
  const expected = totals([...owed, ...outside(world, new Set(surplus.map(({ id }) => id)))]);
  for (const row of books) {
    if (RECORDED.has(row.account) && !expected.has(nameOf(row))) expected.set(nameOf(row), 0);
  }
  for (const [name, cents] of expected) {
    if ((by.get(name) ?? 0) !== cents) faults.push(`${name}: books ${by.get(name) ?? 0}, records ${cents}`);
  }
  const latest = await read<Latest>('latest', LATEST);
  faults.push(...(await statements(world, books, latest)), ...(await closedMonths(world, written)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Returns the rows of the last execution of a query; executes it again if one of its tables was written. */
async function known<Row extends object>(
  world: World,
  name: string,
  again: boolean,
  read: () => Promise<Row[]>,
): Promise<readonly Row[]> {
  const before = world.known.get(name);
  if (before && !again) return before as readonly Row[];
  const rows = await read();
  world.known.set(name, rows);
  return rows;
}

function outside(world: World, surplus: ReadonlySet<number>): Balance[] {
  const of = (account: string, sums: Map<string, number>) =>
    [...sums].map(([currency, cents]) => ({ account, party: 0, currency, cents }));
  const { bank } = world.outside;
  const held = world.outside.held(surplus);
  const changed = [...world.outside.changed()].map(([currency, cents]) => ({
    account: `trading_brl_${currency.toLowerCase()}`,
    party: 0,
    currency,
    cents,
  }));
  return [...of('cash', bank), ...of('clearing', held), ...changed];
}

/** If there are new postings, compares the statements of both sides with their ledger accounts. */
async function statements(
  world: World,
  books: readonly Balance[],
  latest: readonly Latest[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const side of [world.brand, ...world.cast.creators.slice(0, 2)]) {
    const party = side.role === 'creator' ? side.creatorId : world.brand.companyId;
    const isOwn = (row: Latest) => (side.role === 'creator' ? row.creatorId : row.companyId) === party;
    const last = Math.max(0, ...latest.filter(isOwn).map((row) => row.latest));
    const ofSide = new Set(side.role === 'creator' ? ['payable', 'recoverable'] : OF_COMPANY);
    const rows = await known(world, `statement ${side.role} ${party} ${last}`, false, () =>
      world.database.see(postings, side, {}),
    );
    const own = totals(
      rows.map(({ account, currency, amountCents: cents }) => ({ account, party, currency, cents })),
    );
    const kept = totals(books.filter((row) => row.party === party && ofSide.has(row.account)));
    for (const name of new Set([...own.keys(), ...kept.keys()])) {
      if ((own.get(name) ?? 0) !== (kept.get(name) ?? 0))
        faults.push(`statement ${name}: ${own.get(name)}, books ${kept.get(name)}`);
    }
  }
  return faults;
}

async function closedMonths(world: World, written: ReadonlySet<string>): Promise<string[]> {
  const { database, cast, now } = world;
  const closed = await known(world, 'closed', written.has('month_closings'), () =>
    database.see(monthClosings, cast.finance, { status: 'closed' }),
  );
  const faults: string[] = [];
  if (!written.has('month_closings') && !written.has('ledger_transactions') && !written.has('postings'))
    return faults;
  for (const { month } of closed) {
    const { unchanged } = await database.books.stateOfMonth(cast.finance, { month, now });
    if (!unchanged) faults.push(`the closed month ${month} has changed`);
  }
  return faults;
}
