/*
 * Functions and constants that contain SQL for the amounts that decision 148 defines. The SQL reads tables
 * other than those of the ledger, so that one error cannot distort both results. `of` is a condition that
 * selects the rows of a company or of some projects.
 */

const charges = (of: string) => `charges where company_id = :company and (${of})`;

/** Returns SQL for the amount due of open and overdue charges. */
export const toPay = (of: string) =>
  `select coalesce(sum(amount_cents - kept_cents), 0) from ${charges(of)} and status in ('open', 'overdue')`;

/**
 * Returns SQL for the late fees of overdue charges on a day: one fine, and simple interest per day. The rates
 * are those of the due date.
 */
export const lateCents = (of: string, day = ':today') => `select coalesce(sum(
    round((amount_cents - kept_cents) * fine / 10000.0) + round((amount_cents - kept_cents) * interest * (${day} - due_on) / 300000.0)), 0)
  from (select c.*,
      (select value from settings where key = 'late_fine_bp' and valid_from <= c.due_on and withdrawn_at is null order by valid_from desc limit 1)::int as fine,
      (select value from settings where key = 'late_interest_bp' and valid_from <= c.due_on and withdrawn_at is null order by valid_from desc limit 1)::int as interest
    from charges c where company_id = :company and (${of}) and status in ('open', 'overdue') and due_on < ${day} and currency = 'BRL' and purpose <> 'pay') c`;

/**
 * Returns SQL for the sum of paid charges and of partial payments of open charges. Leaves out the paid
 * combined invoices of projects, because the charges in these invoices are counted.
 */
export const paid = (of: string) =>
  `select coalesce(sum(case when status = 'paid' and purpose <> 'project' then amount_cents else kept_cents end), 0)
   from ${charges(of)}`;

/**
 * Returns SQL for the held amount. It is the gross amount of payouts that wait for an invoice and whose
 * charge is paid, plus the partial payments of open charges.
 */
export const held = (of: string) =>
  `(select coalesce(sum(p.gross_cents), 0) from payouts p
    where company_id = :company and (${of}) and p.status = 'waiting_invoice' and exists (
      select from charges c where c.contract_id = p.contract_id
        and c.amendment_id is not distinct from p.amendment_id and c.status = 'paid'))
   + (select coalesce(sum(kept_cents), 0) from ${charges(of)})`;

/** Returns SQL for the gross amounts of payouts whose invoice was accepted. */
export const released = (of: string) =>
  `select coalesce(sum(gross_cents), 0) from payouts
   where company_id = :company and (${of}) and status not in ('waiting_invoice', 'cancelled')`;

/** Returns SQL for the price of the accepted amendments of contracts in force. */
export const amended = (of: string) =>
  `select coalesce(sum(additional_cents), 0) from amendments
   where company_id = :company and (${of}) and status = 'accepted' and contract_id in (
     select id from contracts where status in ('active', 'completed'))`;

/**
 * Returns SQL for the contracted amount: prices of contracts in force, prices of their accepted amendments,
 * and the amounts due for contracts that ended early.
 */
export const contracted = (of: string) =>
  `(select coalesce(sum(total_cents), 0) from contracts
    where company_id = :company and (${of}) and origin = 'hiring' and status in ('active', 'completed'))
   + (${amended(of)})
   + (select coalesce(sum((due->>'creatorCents')::bigint + (due->>'feeCents')::bigint), 0)
      from settlements, jsonb_array_elements(dues) due
      where company_id = :company and (${of}) and status in ('agreed', 'refunded'))`;

/** Returns SQL for the cost in a report: the price of the contracts in force that have deliverables. */
export const reportCost = (of: string) =>
  `select coalesce(sum(creator_cents + fee_cents), 0) from contracts c
   where company_id = :company and (${of}) and status in ('active', 'completed')
     and exists (select from deliverables where contract_id = c.id)`;

/** Returns SQL for the proposals that wait for the brand's answer. */
export const offered = (of: string) =>
  `select id, briefing_id as "briefingId", creator_id as "creatorId", total_cents::int as cents from proposals
   where company_id = :company and (${of}) and status in ('sent', 'under_approval') order by id`;

export const toSign = (of: string) =>
  `select coalesce(sum(total_cents), 0) from contracts
   where company_id = :company and (${of}) and status in ('draft', 'sent')`;

/** SQL expression for the prices of contracts that the brand still has to sign. */
export const ownToSign = (of: string) => `${toSign(of)} and company_accepted_at is null`;

/** SQL expression for the tab on which a briefing is listed. */
export const group = `case
  when status in ('closed', 'cancelled') then 'closed'
  when status in ('draft', 'under_approval') then 'preparing'
  when status <> 'hired' and ends_on < :today then 'expired'
  when starts_on is null or starts_on > :today then 'approved'
  else 'in_progress' end`;

/**
 * SQL for the projects that have a due date, with the number of days by which the earliest due date has
 * passed. Leaves out due dates of answers in expired projects and to expired invitations.
 */
export const nextDates = `
  select b.title, greatest(0, :today - min(d.on_day)) as days
  from briefings b join lateral (
    select (answer_by at time zone 'America/Sao_Paulo')::date as on_day from proposals
      where briefing_id = b.id and status in ('received', 'pending', 'countered') and answer_by is not null
        and (b.status in ('closed', 'cancelled', 'draft', 'under_approval', 'hired') or b.ends_on >= :today)
        and (status <> 'received' or (answer_by at time zone 'America/Sao_Paulo')::date >= :today)
    union all select due_on from deliverables
      where briefing_id = b.id and status not in ('published', 'verified', 'cancelled') and due_on is not null
    union all select due_on from charges where briefing_id = b.id and status in ('open', 'overdue')) d on true
  where b.company_id = :company group by b.id, b.title`;
