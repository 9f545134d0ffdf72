import type { Actor } from '@elenco/core';
import { MAX_RESENT } from '@elenco/core/operations';
import { aCharge, aSubscriptionPeriod } from '@elenco/core/testing';
import { messagesFor } from '@elenco/worker/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, gather, invite } from '../support/cast';
import { putRows } from '../support/rows';
import { callerAs as callerOfActor } from './cast';
import { queried, type Sql } from './office/sql';

let api: RunningApi;
let cast: Cast;
let now = '2026-11-21T20:00:00.000Z';
beforeAll(async () => {
  api = await startApi({ now: () => now });
  cast = await gather(api.database);
});
afterAll(() => api.stop());

const callerAs = (actor: Actor) => callerOfActor(api, actor, now);
const sql: Sql = (text, params) => queried(api.databaseUrl, text, params);
const idOf = (actor: Actor) => ('userId' in actor ? actor.userId : 0);

/** Inserts an e-mail to the brand’s user, sent an hour ago. */
async function mail(subject: string, more: { secret?: boolean; sent?: boolean } = {}): Promise<number> {
  const [{ id } = { id: 0 }] = await sql<{ id: number }>(
    `insert into mails (user_id, to_address, secret, subject, text_body, html_body, locale, created_at, sent_at)
     values ($1, 'old@casa.example', $2, $3, 'The text.', '<p>The text.</p>', 'pt', $4, $5) returning id`,
    [
      idOf(cast.brand),
      more.secret ?? false,
      subject,
      '2026-11-21T19:00:00.000Z',
      more.sent === false ? null : '2026-11-21T19:00:05.000Z',
    ],
  );
  return id;
}

it('lists the messages sent to a user in pages with their states, for staff only', async () => {
  await sql('delete from mails where user_id = $1', [idOf(cast.brand)]);
  await sql('delete from notifications where user_id = $1', [idOf(cast.brand)]);
  const finance = await callerAs(cast.finance);
  const path = `/users/${idOf(cast.brand)}/messages-sent`;
  const page = async (offset = 0) =>
    (await (await finance('GET', `${path}?offset=${offset}`)).json()) as never;
  expect(await page()).toEqual({ rows: [], total: 0 });
  for (let n = 0; n < 21; n += 1) await mail(`Number ${n}`);
  await mail('Waiting', { sent: false });
  const { rows, total } = (await page()) as { rows: { subject: string; state: string }[]; total: number };
  expect([total, rows.length]).toEqual([22, 20]);
  expect(rows[0]).toMatchObject({ channel: 'mail', subject: 'Waiting', state: 'waiting', at: null });
  expect(rows[1]).toMatchObject({ state: 'written', toAddress: 'old@casa.example' });
  expect(((await page(20)) as { rows: object[] }).rows).toHaveLength(2);
  expect((await (await callerAs(cast.brand))('GET', path)).status).toBe(403);
  const others = ['companies', 'creators', 'charges', 'payouts', 'contracts', 'invoices'];
  for (const of of [...others, 'subscriptions', 'subscription-periods'])
    expect((await finance('GET', `/${of}/999999/messages-sent`)).status).toBe(404);
});

it('lists all e-mails for staff, filtered by recipient, subject, state and days, page by page', async () => {
  await sql('delete from mails');
  for (let n = 0; n < 21; n += 1) await mail(`Cobrança ${n}`);
  await mail('Repasse', { sent: false });
  const finance = await callerAs(cast.finance);
  const page = async (query: string) => {
    const answer = await finance('GET', `/mails?${query}`);
    return (await answer.json()) as { rows: { id: number; subject: string }[]; more: boolean };
  };
  const first = await page('');
  expect([first.rows[0]?.subject, first.rows.length, first.more]).toEqual(['Repasse', 20, true]);
  const second = await page(`before=${first.rows.at(-1)?.id}`);
  expect([second.rows.length, second.more]).toEqual([2, false]);
  const counted = async (query: string) => (await page(query)).rows.length;
  expect(await counted('subject=cobranca%2020')).toBe(1);
  expect(await counted('state=waiting')).toBe(1);
  expect(await counted('recipient=OLD%40casa')).toBe(20);
  expect(await counted('recipient=100%25')).toBe(0);
  expect(await counted('from=2026-11-21&to=2026-11-21&subject=repasse')).toBe(1);
  expect(await counted('to=2026-11-20')).toBe(0);
  expect((await finance('GET', '/mails?state=read')).status).toBe(400);
  for (const actor of [cast.brand, cast.curator])
    expect((await (await callerAs(actor))('GET', '/mails')).status).toBe(403);
});

it('shows a sent notification with the title that its recipient sees', async () => {
  await sql(
    `insert into notifications (user_id, event_id, kind, params, link, created_at)
     select $1, min(id), 'notices.briefings.approve.company', '{"title":"Sérum"}', '/', $2 from events
     on conflict (user_id, event_id) do update set kind = excluded.kind, created_at = excluded.created_at`,
    [idOf(cast.brand), '2026-11-22T19:00:00.000Z'],
  );
  const finance = await callerAs(cast.finance);
  const { rows } = (await (await finance('GET', `/users/${idOf(cast.brand)}/messages-sent`)).json()) as {
    rows: object[];
  };
  expect(rows[0]).toMatchObject({ channel: 'notice', subject: 'Briefing aprovado' });
  expect(rows[0]).not.toHaveProperty('params');
});

it.each(['invoices', 'subscriptions', 'subscription-periods'] as const)(
  'lists the notifications about a row of %s, without those to staff',
  async (of) => {
    const at = '2026-11-21T18:00:00.000Z';
    const [{ id: eventId } = { id: 0 }] = await sql<{ id: number }>(
      `insert into events (kind, resource, row_id, data, at, delivered_at)
       values ($1, $2, 900001, '{}', $3, $3) returning id`,
      [`${of}.changed`, of, at],
    );
    for (const userId of [idOf(cast.brand), idOf(cast.finance)])
      await sql(
        `insert into notifications (user_id, event_id, kind, params, link, created_at)
         values ($1, $2, 'notices.briefings.approve.company', '{}', '/', $3)`,
        [userId, eventId, at],
      );
    const { rows, total } = await api.database.office.sentMessages(cast.finance, { of, id: 900_001 });
    expect(rows).toMatchObject([{ channel: 'notice', kind: `${of}.changed`, createdAt: at }]);
    expect(total).toBe(1);
  },
);

it('lists for a subscription charge the notices sent about the month that the charge covers', async () => {
  const at = '2026-11-21T18:00:00.000Z';
  const companyId = cast.brand.role === 'company' ? cast.brand.companyId : 0;
  const amount = { companyId, amountCents: 310_000, currency: 'BRL', dueOn: '2026-12-08' } as const;
  const chargeId = 900_011;
  const plan = { purpose: 'subscription', contractId: null, briefingId: null, creatorId: null } as const;
  const [subscription] = await sql<{ id: number }>('select id from subscriptions where company_id = $1', [
    companyId,
  ]);
  const month = { id: 900_012, subscriptionId: subscription!.id, status: 'final', chargeId } as const;
  const period = aSubscriptionPeriod({ ...amount, ...month, startsOn: '2031-01-01', endsOn: '2031-01-31' });
  await putRows(api.databaseUrl, [
    ['charges', aCharge({ ...amount, ...plan, id: chargeId })],
    ['subscription-periods', period],
  ]);
  const [{ id: eventId } = { id: 0 }] = await sql<{ id: number }>(
    `insert into events (kind, resource, row_id, data, at, delivered_at)
     values ('subscription-periods.issue', 'subscription-periods', $1, '{}', $2, $2) returning id`,
    [period.id, at],
  );
  await sql(
    `insert into mails (event_id, user_id, to_address, secret, subject, text_body, html_body, locale, created_at)
     values ($1, $2, 'brand@casa.example', false, 'Fatura do plano', '', '', 'pt', $3)`,
    [eventId, idOf(cast.brand), at],
  );
  const { rows } = await api.database.office.sentMessages(cast.finance, { of: 'charges', id: chargeId });
  expect(rows).toMatchObject([{ channel: 'mail', subject: 'Fatura do plano' }]);
});

describe('a sent e-mail', () => {
  it('is shown to staff unless it contains a personal link, and each view is recorded in the audit log', async () => {
    const finance = await callerAs(cast.finance);
    const id = await mail('Charge');
    const shown = await finance('POST', `/mails/${id}/preview`, {});
    expect(await shown.json()).toEqual({ subject: 'Charge', text: 'The text.', resendRefusal: null });
    const noted = await sql(
      `select id from audit where command = 'mails.preview' and data ->> 'mailId' = $1`,
      [String(id)],
    );
    expect(noted).toHaveLength(1);
    const secret = await mail('New password', { secret: true });
    for (const act of ['preview', 'resend']) {
      const refused = await finance('POST', `/mails/${secret}/${act}`, { reason: 'Asked by phone' });
      expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
        422,
        expect.stringContaining('mail_secret'),
      ]);
    }
    const brand = await callerAs(cast.brand);
    expect((await brand('POST', `/mails/${id}/preview`, {})).status).toBe(403);
  });

  it('can be resent to the current address with a reason, a limited number of times', async () => {
    const id = await mail('Invoice');
    const resend = async (by: Actor, body: object = { reason: 'Asked by phone' }) => {
      const answer = await (await callerAs(by))('POST', `/mails/${id}/resend`, body);
      return [answer.status, JSON.stringify(await answer.json())] as const;
    };
    expect((await resend(cast.curator))[0]).toBe(403);
    expect((await resend(cast.finance, {}))[0]).toBe(422);
    const refusal = async () => {
      const preview = await (await callerAs(cast.finance))('POST', `/mails/${id}/preview`, {});
      return ((await preview.json()) as { resendRefusal: string | null }).resendRefusal;
    };
    for (let n = 0; n < MAX_RESENT; n += 1) {
      expect(await refusal()).toBeNull();
      expect((await resend(cast.finance))[0]).toBe(200);
      const expected = n < MAX_RESENT - 1 ? 'mail_resent_lately' : 'mail_resent_enough';
      expect((await resend(cast.finance))[1]).toContain(expected);
      expect(await refusal()).toBe(expected);
      now = new Date(Date.parse(now) + 11 * 60_000).toISOString();
    }
    const copies = await sql<{ to: string; reason: string; waiting: boolean }>(
      `select m.to_address = u.email as "isCurrent", m.resend_reason as reason, m.sent_at is null as waiting
       from mails m join users u on u.id = m.user_id where m.resent_of = $1`,
      [id],
    );
    expect(copies).toEqual(
      Array.from({ length: MAX_RESENT }, () => ({
        isCurrent: true,
        reason: 'Asked by phone',
        waiting: true,
      })),
    );
    const waiting = await mail('Not yet', { sent: false });
    const early = await (await callerAs(cast.finance))('POST', `/mails/${waiting}/resend`, { reason: 'x' });
    expect(JSON.stringify(await early.json())).toContain('mail_not_sent_yet');
  });
});

describe('the e-mail of an event', () => {
  /** Delivers the event, and returns its e-mail as sent an hour ago. */
  async function sent(eventId: number): Promise<{ id: number; stopLink: string | null }> {
    await api.database.outbox.deliver(
      [eventId],
      (event) => messagesFor(event, 'https://elenco.example'),
      now,
    );
    const [row] = await sql<{ id: number; stopLink: string | null }>(
      `update mails set sent_at = $2, created_at = $2 where event_id = $1 returning id, stop_link as "stopLink"`,
      [eventId, new Date(Date.parse(now) - 3_600_000).toISOString()],
    );
    if (!row) throw new Error(`Event ${eventId} has no e-mail`);
    return row;
  }
  async function emit(kind: string, resource: string, rowId: number): Promise<number> {
    const [row] = await sql<{ id: number }>(
      `insert into events (kind, resource, row_id, company_id, data, at)
       values ($1, $2, $3, $4, '{}', $5) returning id`,
      [kind, resource, rowId, cast.brand.role === 'company' ? cast.brand.companyId : 0, now],
    );
    return row!.id;
  }
  const act = async (by: Actor, id: number, name: 'preview' | 'resend') => {
    const answer = await (await callerAs(by))('POST', `/mails/${id}/${name}`, {
      ...(name === 'resend' ? { reason: 'Asked by phone' } : {}),
    });
    return { status: answer.status, text: JSON.stringify(await answer.json()) };
  };

  it.each(['users.signedUp', 'users.forgotPassword', 'users.staffInvited', 'users.erasureSet'])(
    'is neither shown nor sent again for %s, whose link gives access',
    async (kind) => {
      const { id, stopLink } = await sent(await emit(kind, 'users', idOf(cast.brand)));
      expect(stopLink).toBeNull();
      for (const name of ['preview', 'resend'] as const)
        expect(await act(cast.finance, id, name)).toMatchObject({
          status: 422,
          text: expect.stringContaining('mail_secret'),
        });
    },
  );

  it('about an arrived selection is shown without the key of its unsubscribe link', async () => {
    await invite(cast);
    const [event] = await sql<{ id: number }>(
      `select max(id)::int as id from events where kind = 'briefings.release'`,
      [],
    );
    const { id, stopLink } = await sent(event!.id);
    const key = new URL(stopLink!).searchParams.get('key')!;
    for (const staff of [cast.finance, cast.curator]) {
      const { status, text } = await act(staff, id, 'preview');
      expect([status, text.includes('key=…'), text.includes(key)]).toEqual([200, true, false]);
    }
    expect((await act(cast.finance, id, 'resend')).status).toBe(200);
  });

  it('is hidden from curation if it is about a record that curation may not read', async () => {
    const companyId = cast.brand.role === 'company' ? cast.brand.companyId : 0;
    const [period] = await sql<{ id: number }>(
      `select id from subscription_periods where subscription_id in
         (select id from subscriptions where company_id = $1) limit 1`,
      [companyId],
    );
    const eventId = await emit('subscription-periods.issue', 'subscription-periods', period!.id);
    const [{ id } = { id: 0 }] = await sql<{ id: number }>(
      `insert into mails (event_id, user_id, to_address, secret, subject, text_body, html_body, locale, created_at)
       values ($1, $2, 'brand@casa.example', false, 'Fatura: R$ 3.100,00', 'R$ 3.100,00', '', 'pt', $3)
       returning id`,
      [eventId, idOf(cast.brand), now],
    );
    expect((await act(cast.finance, id, 'preview')).status).toBe(200);
    const hidden = await act(cast.curator, id, 'preview');
    expect([hidden.status, hidden.text.includes('3.100')]).toEqual([404, false]);
    const listed = async (by: Actor) => {
      const { rows } = await api.database.office.sentMessages(by, { of: 'users', id: idOf(cast.brand) });
      return rows.some((row) => row.channel === 'mail' && row.id === id);
    };
    expect([await listed(cast.finance), await listed(cast.curator)]).toEqual([true, false]);
    // An e-mail without an event, such as a digest, may be about any record.
    expect((await act(cast.curator, await mail('Digest'), 'preview')).status).toBe(404);
  });
});
