import {
  type Actor,
  type Charge,
  colleagues,
  MAIL_REST_MINUTES,
  MAX_RESENT,
  type MailPreview,
  mailSenders,
  outdatedMailRefusal,
  Problem,
  requireAccess,
  resources,
  stopPurposeOf,
  userIdOf,
  type users,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { issueLink } from '../../identity/links';
import { get } from '../../kernel/read';
import { entityOf } from '../../kernel/table';
import { withStopKey } from '../../outbox/stopLinks';

interface By {
  readonly actor: Actor;
  readonly now: string;
  readonly ip?: string;
}

interface Row {
  readonly id: number;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly stopLink: string | null;
  readonly secret: boolean;
  readonly userId: number | null;
  readonly resentOf: number | null;
  readonly isDone: boolean;
}

async function mailRow(em: SqlEntityManager, id: number): Promise<Row> {
  const [row] = await em.execute<Row[]>(
    `select id, subject, text_body as text, html_body as html, stop_link as "stopLink", secret,
       user_id as "userId", resent_of as "resentOf",
       coalesce(sent_at, refused_at) is not null as "isDone"
     from mails where id = ?`,
    [id],
  );
  if (!row) throw new Problem('not_found');
  return row;
}

const refused = (code: string) => new Problem('refused', [{ pointer: '', code }]);

/**
 * Returns the text of an e-mail without the key of its unsubscribe link, and records in the audit log that the
 * actor read it. Staff who may not send e-mails again read only those about a record that they may read.
 * @throws Problem `not_allowed`, `not_found`, `refused` with `mail_secret`
 */
export async function previewMail(em: SqlEntityManager, id: number, by: By): Promise<MailPreview> {
  requireAccess(by.actor, colleagues);
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    const row = await mailRow(tx, id);
    if (mailSenders(by.actor).length === 0) await requireReadable(tx, row, by.actor);
    if (row.secret) throw refused('mail_secret');
    await note(tx, by, 'mails.preview', row);
    const text = withStopKey(row.text, row.stopLink, '…');
    return { subject: row.subject, text, resendRefusal: await resendRefusal(tx, row, by.now) };
  });
}

/** @throws Problem `not_found` unless the e-mail is about a record that the actor may read */
async function requireReadable(em: SqlEntityManager, { id, resentOf }: Row, actor: Actor): Promise<void> {
  const [event] = await em.execute<{ resource: string; rowId: number }[]>(
    `select e.resource, e.row_id as "rowId" from mails m join events e on e.id = m.event_id where m.id = ?`,
    [resentOf ?? id],
  );
  const resource = Object.values(resources).find(({ name }) => name === event?.resource);
  if (!event || !resource) throw new Problem('not_found');
  await get(em, resource as typeof users, actor, event.rowId);
}

/**
 * Sends an e-mail again, unchanged except for a new unsubscribe link, to its user's current address. Stores
 * the reason with the copy, so that an erasure of the user also erases the reason.
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
    const { text, html, stopLink } = await withFreshStopLink(tx, row, original, by.now);
    const [copy] = await tx.execute<{ id: number }[]>(
      `insert into mails (user_id, to_address, secret, subject, text_body, html_body, stop_link, locale,
         created_at, resent_of, resend_reason)
       select u.id, u.email, false, m.subject, ?, ?, ?, m.locale, ?, m.id, ?
       from mails m join users u on u.id = m.user_id and u.suspended_at is null
       where m.id = ? and u.id = ? returning id`,
      [text, html, stopLink, by.now, reason, original, row.userId],
    );
    if (!copy) throw refused('mail_without_user');
    await tx.execute(`select add_job('mail', ?::json)`, [JSON.stringify({ mailId: copy.id })]);
    await note(tx, by, 'mails.resend', row);
    return copy;
  });
}

/** Returns the content of an e-mail with a new key in its unsubscribe link, if it has one. */
async function withFreshStopLink(
  em: SqlEntityManager,
  { text, html, stopLink, userId }: Row,
  original: number,
  now: string,
): Promise<Pick<Row, 'text' | 'html' | 'stopLink'>> {
  if (stopLink === null || userId === null) return { text, html, stopLink };
  const { kind } = await eventOfMail(em, original);
  const key = await issueLink(em, userId, stopPurposeOf(kind), now);
  const renew = (content: string) => withStopKey(content, stopLink, key);
  return { text: renew(text), html: renew(html), stopLink: renew(stopLink) };
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
