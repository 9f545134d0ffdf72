import { lateCents } from './sql';

/**
 * Describes the e-mails to one side about one kind of event, with SQL for the amount that they must state.
 */
interface Stated {
  readonly kind: string;
  readonly side: 'company' | 'creator';
  readonly cents: string;
}

const of = (column: string, table: string) => `select ${column} from ${table} where id = e.row_id`;

/** SQL expression for the business date on which the e-mail `m` was written. */
const dayOfMail = `(m.created_at at time zone 'America/Sao_Paulo')::date`;

/** One definition for each kind of event about which the demo data contains e-mails. */
export const statedAmounts: readonly Stated[] = [
  {
    kind: 'charges.fallDue',
    side: 'company',
    cents: `(${of('amount_cents - kept_cents', 'charges')} and company_id = :company) + (${lateCents('c.id = e.row_id', dayOfMail)})`,
  },
  { kind: 'contracts.send', side: 'creator', cents: of('total_cents', 'contracts') },
  { kind: 'payouts.fail', side: 'creator', cents: of('net_cents - deducted_cents', 'payouts') },
  { kind: 'payouts.release', side: 'creator', cents: of('net_cents - deducted_cents', 'payouts') },
  { kind: 'proposals.send', side: 'company', cents: of('total_cents', 'proposals') },
  { kind: 'proposals.counter', side: 'creator', cents: of('counter_cents', 'proposals') },
  { kind: 'repayments.create', side: 'creator', cents: of('amount_cents', 'repayments') },
  { kind: 'repayments.waive', side: 'creator', cents: of('amount_cents', 'repayments') },
  { kind: 'repayments.release', side: 'company', cents: of('paid_cents + fee_cents', 'repayments') },
  {
    kind: 'settlements.create',
    side: 'creator',
    cents: `select sum((part->>'dueCents')::bigint) from settlements s, jsonb_array_elements(parts) part
      where s.id = e.row_id`,
  },
  { kind: 'subscription-periods.issue', side: 'company', cents: of('amount_cents', 'subscription_periods') },
];

/** Returns SQL for the e-mails of one kind to one side, each with the amount that it must state. */
export const mailsWith = ({ kind, side, cents }: Stated) => `
  select m.id, m.locale, m.text_body as text, (${cents}) as cents,
    (select currency from ${kind.split('.')[0]?.replaceAll('-', '_')} where id = e.row_id) as currency
  from mails m join events e on e.id = m.event_id join users u on u.id = m.user_id
  where e.kind = '${kind}' and u.${side}_id is not null`;
