import { addDays } from '@elenco/brazil';
import {
  type Actor,
  type Charge,
  colleagues,
  MAIL_REST_MINUTES,
  MAX_RESENT,
  type MailPage,
  type MailPreview,
  type MailQuery,
  mailSenders,
  outdatedMailRefusal,
  Problem,
  requireAccess,
  type SentMessage,
  userIdOf,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { entityOf } from '../../kernel/table';

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
  const where = subjects[of];
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

interface By {
  readonly actor: Actor;
  readonly now: string;
  readonly ip?: string;
}

interface Row {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
  readonly secret: boolean;
  readonly userId: number | null;
  readonly resentOf: number | null;
  readonly isDone: boolean;
}

async function mailRow(em: SqlEntityManager, id: number): Promise<Row> {
  const [row] = await em.execute<Row[]>(
    `select id, subject, text_body as text, secret, user_id as "userId", resent_of as "resentOf",
       coalesce(sent_at, refused_at) is not null as "isDone"
     from mails where id = ?`,
    [id],
  );
  if (!row) throw new Problem('not_found');
  return row;
}

const refused = (code: string) => new Problem('refused', [{ pointer: '', code }]);

/**
 * Returns the text of an e-mail, and records in the audit log that the actor read it.
 * @throws Problem `not_allowed`, `not_found`, `refused` with `mail_secret`
 */
export async function previewMail(em: SqlEntityManager, id: number, by: By): Promise<MailPreview> {
  requireAccess(by.actor, colleagues);
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const row = await mailRow(tx, id);
    if (row.secret) throw refused('mail_secret');
    await note(tx, by, 'mails.preview', row);
    return { subject: row.subject, text: row.text, resendRefusal: await resendRefusal(tx, row, by.now) };
  });
}

/**
 * Sends an e-mail again, unchanged, to its user's current address. Stores the reason with the copy, so that
 * an erasure of the user also erases the reason.
 * @throws Problem `not_allowed`, `not_found`, `refused` with `mail_secret`, `mail_without_user`,
 * `mail_not_sent_yet`, `mail_resent_lately`, `mail_resent_enough`, and `mail_charge_paid`,
 * `mail_charge_closed`, `payment_reported` if the text of the e-mail is no longer true
 */
export async function resendMail(
  em: SqlEntityManager,
  { id, reason }: { readonly id: number; readonly reason: string },
  by: By,
): Promise<{ id: number }> {
  requireAccess(by.actor, mailSenders);
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const row = await mailRow(tx, id);
    const original = row.resentOf ?? id;
    // Locks the original e-mail, so that concurrent calls are counted one after the other.
    await tx.execute('select from mails where id = ? for update', [original]);
    const refusal = await resendRefusal(tx, row, by.now);
    if (refusal) throw refused(refusal);
    const [copy] = await tx.execute<{ id: number }[]>(
      `insert into mails (user_id, to_address, secret, subject, text_body, html_body, locale, created_at,
         resent_of, resend_reason)
       select u.id, u.email, false, m.subject, m.text_body, m.html_body, m.locale, ?, m.id, ?
       from mails m join users u on u.id = m.user_id and u.suspended_at is null
       where m.id = ? and u.id = ? returning id`,
      [by.now, reason, original, row.userId],
    );
    if (!copy) throw refused('mail_without_user');
    await tx.execute(`select add_job('mail', ?::json)`, [JSON.stringify({ mailId: copy.id })]);
    await note(tx, by, 'mails.resend', row);
    return copy;
  });
}

/** Returns the code of the reason why an e-mail cannot be sent again now; null if it can be sent. */
async function resendRefusal(
  em: SqlEntityManager,
  { id, secret, userId, resentOf, isDone }: Row,
  now: string,
): Promise<string | null> {
  if (secret) return 'mail_secret';
  if (!isDone) return 'mail_not_sent_yet';
  const original = resentOf ?? id;
  const [found = { count: 0, last: null, active: false }] = await em.execute<
    { count: number; last: string | null; active: boolean }[]
  >(
    `select count(*) filter (where resent_of is not null)::int as count, max(created_at) as last,
       exists (select from users where id = ? and suspended_at is null) as active
     from mails where id = ? or resent_of = ?`,
    [userId, original, original],
  );
  if (!found.active) return 'mail_without_user';
  if (found.count >= MAX_RESENT) return 'mail_resent_enough';
  const rest = Date.parse(now) - new Date(found.last ?? 0).getTime();
  if (rest < MAIL_REST_MINUTES * 60_000) return 'mail_resent_lately';
  const { kind, charge } = await eventOfMail(em, original);
  return outdatedMailRefusal(kind, charge);
}

type MailedCharge = Pick<Charge, 'status' | 'reportedAt'>;

/**
 * Returns the kind of an e-mail's event, and the current state of the charge that the event is about. Locks
 * the charge, so that it is not paid before the e-mail is queued.
 */
async function eventOfMail(
  em: SqlEntityManager,
  mailId: number,
): Promise<{ kind: string; charge: MailedCharge | null }> {
  const [event] = await em.execute<{ kind: string; chargeId: number | null }[]>(
    `select e.kind, case e.resource when 'charges' then e.row_id
       when 'subscription-periods' then (select charge_id from subscription_periods where id = e.row_id)
     end as "chargeId"
     from mails m join events e on e.id = m.event_id where m.id = ?`,
    [mailId],
  );
  if (!event) return { kind: '', charge: null };
  const [charge] = await em.execute<MailedCharge[]>(
    `select status, reported_at as "reportedAt" from charges where id = ? for share`,
    [event.chargeId],
  );
  return { kind: event.kind, charge: charge ?? null };
}

/**
 * Records in the audit log which staff member read or sent an e-mail, and to which user the e-mail belongs.
 */
const note = (em: SqlEntityManager, { actor, now, ip }: By, command: string, { id, userId }: Row) =>
  em.insert(entityOf('audit'), {
    at: now,
    actorId: userIdOf(actor),
    impersonatorId: null,
    actorRole: actor.role,
    command,
    resource: userId === null ? 'mails' : 'users',
    rowId: userId ?? id,
    data: { mailId: id },
    ip: ip ?? null,
  });
