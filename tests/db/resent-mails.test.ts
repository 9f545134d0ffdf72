import type { Charge } from '@elenco/core';
import { aCharge, aSubscriptionPeriod } from '@elenco/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cast, gather } from '../support/cast';
import { putRows } from '../support/rows';
import { testDatabase } from '../support/testDatabase';

const { database, client, url } = await testDatabase();
const at = '2026-11-21T19:00:00.000Z';
let cast: Cast;
let companyId: number;
let userId: number;
let nextId = 900_000;

beforeAll(async () => {
  cast = await gather(database);
  if (cast.brand.role !== 'company') throw new Error('The brand has no company.');
  ({ companyId, userId } = cast.brand);
});

/** Inserts a charge, an event about the charge, and the e-mail of the event, which was sent an hour ago. */
async function mailAbout(given: Partial<Charge>, kind = 'charges.remind') {
  const chargeId = ++nextId;
  const amount = { companyId, amountCents: 310_000, currency: 'BRL', dueOn: '2026-12-08' } as const;
  const alone = { contractId: null, briefingId: null, creatorId: null } as const;
  const isPlan = kind.startsWith('subscription-periods.');
  const purpose = isPlan ? 'subscription' : 'hiring';
  await putRows(url, [
    ['charges', aCharge({ ...amount, ...alone, purpose, ...given, id: chargeId, ourNumber: `${chargeId}` })],
  ]);
  if (isPlan) {
    const {
      rows: [subscription],
    } = await client.query('select id from subscriptions where company_id = $1', [companyId]);
    const month = { id: chargeId, subscriptionId: subscription.id, status: 'final', chargeId } as const;
    const days = { startsOn: '2031-01-01', endsOn: '2031-01-31' };
    await putRows(url, [['subscription-periods', aSubscriptionPeriod({ ...amount, ...month, ...days })]]);
  }
  const event = await client.query(
    `insert into events (kind, resource, row_id, data, at, delivered_at)
     values ($1, $2, $3, '{}', $4, $4) returning id`,
    [kind, kind.split('.')[0], chargeId, at],
  );
  const mail = await client.query(
    `insert into mails (event_id, user_id, to_address, secret, subject, text_body, html_body, locale, created_at,
       sent_at)
     values ($1, $2, 'brand@casa.example', false, 'Charge', 'Pay.', '<p>Pay.</p>', 'pt', $3, $3) returning id`,
    [event.rows[0].id, userId, at],
  );
  return { id: mail.rows[0].id as number, chargeId };
}

const by = () => ({ actor: cast.finance, now: '2026-11-21T20:00:00.000Z' });
const resend = (id: number) => database.office.resendMail({ id, reason: 'Asked by phone' }, by());
const refusalOf = async (id: number) => (await database.office.previewMail(id, by())).resendRefusal;
const reportedAt = '2026-11-20T12:00:00.000Z';

it.each([
  ['charges.remind', { status: 'paid', paidOn: '2026-11-21', paidBy: 'pix' }, 'mail_charge_paid'],
  ['charges.create', { status: 'cancelled' }, 'mail_charge_closed'],
  [
    'charges.remind',
    { status: 'open', reportedAt, reportedOn: '2026-11-20', reportedBy: 'pix' },
    'payment_reported',
  ],
  ['subscription-periods.issue', { status: 'paid', paidOn: '2026-11-21', paidBy: 'pix' }, 'mail_charge_paid'],
] as const)('refuses to resend the e-mail of %s about a charge with %o', async (kind, charge, code) => {
  const { id } = await mailAbout(charge, kind);
  expect(await refusalOf(id)).toBe(code);
  await expect(resend(id)).rejects.toMatchObject({ errors: [{ pointer: '', code }] });
  const copies = await client.query('select id from mails where resent_of = $1', [id]);
  expect(copies.rowCount).toBe(0);
});

it('resends the request to pay a charge while the charge is open, but not once it is paid', async () => {
  const { id, chargeId } = await mailAbout({ status: 'open' });
  expect(await refusalOf(id)).toBeNull();
  const copy = await resend(id);
  await client.query('update mails set sent_at = created_at, created_at = $2 where id = $1', [copy.id, at]);
  await client.query(
    `update charges set status = 'paid', paid_on = '2026-11-21', paid_by = 'pix', received_cents = amount_cents where id = $1`,
    [chargeId],
  );
  expect(await refusalOf(copy.id)).toBe('mail_charge_paid');
});

describe('an e-mail with an unsubscribe link', () => {
  const linkWith = (key: string) => `https://elenco.example/notices/stop?key=${key}&topic=proposals`;
  const insertMail = async (key: string) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into mails (user_id, to_address, secret, subject, text_body, html_body, stop_link, locale, created_at,
         sent_at)
       values ($1, 'brand@casa.example', false, 'Proposal', $2, $3, $4, 'pt', $5, $5) returning id`,
      [userId, `Read it. ${linkWith(key)}`, linkWith(key).replace('&', '&amp;'), linkWith(key), at],
    );
    return rows[0]!.id;
  };

  it.each(['secret-key', '{key}'])('is shown without the key %s', async (key) => {
    const { text } = await database.office.previewMail(await insertMail(key), by());
    expect(text).toBe(`Read it. ${linkWith('…')}`);
  });

  it.each(['secret-key', '{key}'])('is resent with a new key in place of %s', async (key) => {
    const copy = await resend(await insertMail(key));
    const {
      rows: [row],
    } = await client.query('select text_body, html_body, stop_link from mails where id = $1', [copy.id]);
    const fresh = new URL(row.stop_link).searchParams.get('key') ?? '';
    expect(fresh).toMatch(/^[\w-]{43}$/);
    expect(row).toEqual({
      text_body: `Read it. ${linkWith(fresh)}`,
      html_body: linkWith(fresh).replace('&', '&amp;'),
      stop_link: linkWith(fresh),
    });
    expect(await database.notifications.stopMails(fresh, 'proposals', by().now)).toBe(true);
  });
});
