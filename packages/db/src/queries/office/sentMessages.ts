import { addDays } from '@elenco/brazil';
import {
  type Actor,
  colleagues,
  type MailPage,
  type MailQuery,
  mailSenders,
  requireAccess,
  resources,
  type SentMessage,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

const PAGE = 20;

/** SQL conditions for the messages about a record. `r` is the recipient and `e` the event. */
const subjects = {
  users: 'r.id = ?',
  creators: 'r.creator_id = ?',
  companies: 'r.company_id = ? and not r.staff',
  // For a plan, the e-mail with the invoice is about the subscription period, not about the charge.
  charges: `(e.resource = 'charges' and e.row_id = ?
    or e.resource = 'subscription-periods' and e.row_id in (select id from subscription_periods where charge_id = ?))
    and r.staff is not true`,
  payouts: `e.resource = 'payouts' and e.row_id = ? and r.staff is not true`,
  invoices: `e.resource = 'invoices' and e.row_id = ? and r.staff is not true`,
  subscriptions: `(${[
    `e.resource = 'subscriptions' and e.row_id = ?`,
    `e.resource = 'subscription-periods' and e.row_id in (select id from subscription_periods where subscription_id = ?)`,
    `e.resource = 'charges' and e.row_id in (select charge_id from subscription_periods where subscription_id = ?)`,
  ].join(' or ')}) and r.staff is not true`,
  'subscription-periods': `(e.resource = 'subscription-periods' and e.row_id = ?
    or e.resource = 'charges' and e.row_id = (select charge_id from subscription_periods where id = ?))
    and r.staff is not true`,
  contracts: `(e.resource = 'contracts' and e.row_id = ? or ${['deliverables', 'amendments', 'settlements']
    .map((table) => `e.resource = '${table}' and e.row_id in (select id from ${table} where contract_id = ?)`)
    .join(' or ')}) and r.staff is not true`,
} as const;
type MessageSubject = keyof typeof subjects;

const fromMails = `from mails m left join mails o on o.id = m.resent_of
  left join events e on e.id = coalesce(m.event_id, o.event_id) left join users r on r.id = m.user_id`;
const mailState = `case when m.refused_at is not null then 'failed' when m.sent_at is not null then 'sent'
  else 'waiting' end`;
const mailColumns = `'mail' as channel, m.id, coalesce(e.kind, '') as kind, m.subject, r.id as "userId",
  r.name as "toName", m.to_address as "toAddress", m.created_at as "createdAt", ${mailState} as state,
  coalesce(m.refused_at, m.sent_at) as at, m.refusal, m.secret, m.resend_reason as "resendReason"`;
const fromNotices = `from notifications n join events e on e.id = n.event_id join users r on r.id = n.user_id`;

/**
 * A message as it is stored. A notification is stored as the key and the parameters of its text. The text is
 * created when the message is read.
 */
interface StoredMessage extends SentMessage {
  readonly words: string | null;
  readonly params: Readonly<Record<string, string | number>> | null;
}

/**
 * Returns a page of the e-mails and notifications about a record, or sent to a user or to a company's users,
 * newest first. The caller has checked that the actor may read the record.
 * @throws Problem `not_allowed`
 */
export async function sentMessages(
  em: SqlEntityManager,
  actor: Actor,
  { of, id, offset = 0 }: { readonly of: MessageSubject; readonly id: number; readonly offset?: number },
): Promise<{ rows: StoredMessage[]; total: number }> {
  requireAccess(actor, colleagues);
  const where = `(${subjects[of]}) and ${mentionedSql(actor)}`;
  const own = Array.from(where.matchAll(/\?/g), () => id);
  const rows = await em.execute<StoredMessage[]>(
    `select * from (
       select ${mailColumns}, null as words, null::jsonb as params ${fromMails} where ${where}
       union all
       select 'notice', n.id, e.kind, '', r.id, r.name, r.email, n.created_at,
         case when n.read_at is null then 'unread' else 'read' end, n.read_at, null, false, null,
         n.kind, n.params
       ${fromNotices} where ${where}) sent
     order by "createdAt" desc, channel, id desc limit ${PAGE} offset ?`,
    [...own, ...own, offset],
  );
  const [{ total } = { total: 0 }] = await em.execute<{ total: number }[]>(
    `select ((select count(*) ${fromMails} where ${where}) + (select count(*) ${fromNotices} where ${where}))::int
       as total`,
    [...own, ...own],
  );
  return {
    rows: rows.map(withInstants),
    total,
  };
}

/**
 * Returns the SQL condition for messages about resources that the actor may read. Staff who send e-mails again
 * read all messages. For all other colleagues, access to these resources does not depend on the row.
 */
function mentionedSql(actor: Actor): string {
  if (mailSenders(actor).length > 0) return 'true';
  const readable = Object.values(resources).filter(({ access }) => access.read(actor).length > 0);
  return `e.resource in (${readable.map(({ name }) => `'${name}'`).join(', ')})`;
}

const withInstants = <Row extends Pick<SentMessage, 'createdAt' | 'at'>>(row: Row): Row => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
  at: row.at === null ? null : new Date(row.at).toISOString(),
});

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const dayStart = `?::date::timestamp at time zone 'America/Sao_Paulo'`;

/** Returns a page of all e-mails that match the filters, newest first. @throws Problem `not_allowed` */
export async function mails(
  em: SqlEntityManager,
  actor: Actor,
  { recipient, subject, kind, state, from, to, before }: MailQuery,
): Promise<MailPage> {
  requireAccess(actor, mailSenders);
  const tests: (readonly [text: string, ...params: (string | number)[]])[] = [
    ...(recipient
      ? [
          [
            '(fold(m.to_address) like fold(?) or fold(r.name) like fold(?))',
            pattern(recipient),
            pattern(recipient),
          ] as const,
        ]
      : []),
    ...(subject ? [['fold(m.subject) like fold(?)', pattern(subject)] as const] : []),
    ...(kind ? [['e.kind = ?', kind] as const] : []),
    ...(state ? [[`${mailState} = ?`, state] as const] : []),
    ...(from ? [[`m.created_at >= ${dayStart}`, from] as const] : []),
    ...(to ? [[`m.created_at < ${dayStart}`, addDays(to, 1)] as const] : []),
    ...(before ? [['m.id < ?', before] as const] : []),
  ];
  const rows = await em.execute<SentMessage[]>(
    `select ${mailColumns} ${fromMails} where ${['true', ...tests.map(([text]) => text)].join(' and ')}
     order by m.id desc limit ${PAGE + 1}`,
    tests.flatMap(([, ...params]) => params),
  );
  return { rows: rows.slice(0, PAGE).map(withInstants), more: rows.length > PAGE };
}
