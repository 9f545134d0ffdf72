import {
  cardPaymentFlow,
  flows,
  noticeWords,
  paymentMethodFlow,
  type Resources,
  resources,
  secretOf,
} from '@elenco/core';
import { demoAccounts, demoIsSeeded, demoPassword, sealOf } from '@elenco/db';
import words from '@elenco/locales/pt/notices.json' with { type: 'json' };
import { messagesFor } from '@elenco/worker/messages';
import { describe, expect, test } from 'vitest';
import { demoSecretsKey, endOfDemo } from '../support/db';
import { testDatabase } from '../support/testDatabase';

const today = '2026-11-21';

const { database, client, url } = await testDatabase({ demo: today });

/** States in which the demo data has no row, by resource. */
const later: Partial<Record<keyof Resources, string[]>> = {
  // A requested amendment is sent in the same step, so no amendment remains in this state.
  amendments: ['requested'],
  contracts: ['draft'],
  charges: ['cancelled', 'refunded'],
  // An impersonation lasts half an hour, which has passed when the demo data ends.
  impersonations: ['open'],
  // Accepting an invitation requires the link in the e-mail, and the demo data reads no e-mails.
  invitations: ['accepted'],
  subscribers: ['subscribed', 'left'],
  payouts: ['cancelled'],
  // No bank in the demo data reverses a receipt.
  receipts: ['contested'],
  // The demo data uses no card provider, so no cards are stored. The only card payment, in dollars, is paid.
  'payment-methods': [...paymentMethodFlow.states],
  'card-payments': cardPaymentFlow.states.filter((state) => state !== 'paid'),
  briefings: ['selection_ended'],
};

/** Matches columns of deadlines and plans. Only these may contain times after the end of the demo data. */
const planned = new RegExp(
  [
    '\\.(due_on|slip_due_on|starts_on|ends_on|expected_on|next_on|closes_on|answers_on)$',
    '\\.(until_on|grace_until|valid_until|expires_at|next_attempt_at)$',
    '^(proposals|settlements)\\.answer_by$',
    '^briefings\\.curation_due_at$',
  ].join('|'),
);

/** Returns subject and body of a notice in Portuguese, before values replace the placeholders. */
function textOf(kind: string, context: unknown): string {
  let found: unknown = words;
  for (const part of kind.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  const texts = found as Record<string, string>;
  return ['subject', 'body'].map((part) => texts[`${part}_${context}`] ?? texts[part]).join(' ');
}

describe('the demo data', () => {
  test('is loaded without an error', async () => {
    expect(await demoIsSeeded(url)).toBe(true);
  });

  test.each(flows.map((flow) => [flow.name, flow] as const))(
    'has rows of %s in every state',
    async (name, flow) => {
      const table = name.replaceAll('-', '_');
      const { rows } = await client.query<{ status: string }>(`select distinct status from ${table}`);
      const expected = flow.states.filter((state) => !later[name as keyof Resources]?.includes(state));
      expect(rows.map((row) => row.status).sort()).toEqual(expect.arrayContaining([...expected].sort()));
    },
  );

  test('has a payout in dollars that were paid by card, converted to BRL and bought back', async () => {
    const { rows } = await client.query(
      `select t.kind, count(*)::int as count from ledger_transactions t
       where t.kind in ('currency_exchanged', 'currency_bought') group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { kind: 'currency_bought', count: 1 },
      { kind: 'currency_exchanged', count: 1 },
    ]);
    const made = await client.query(
      `select status, purchase_confirmed_by_id <> purchase_recorded_by_id as two from payouts where currency = 'USD'`,
    );
    expect(made.rows).toEqual([{ status: 'made', two: true }]);
  });

  test('contains secrets of webhooks encrypted with the installation’s key', async () => {
    const seal = sealOf({ secretsKey: demoSecretsKey });
    const { rows } = await client.query<{ companyId: number; sealed: string }>(
      `select company_id as "companyId", sealed from webhook_secrets s join webhooks w on w.id = s.webhook_id`,
    );
    const opened = rows.map((row) => seal.open(row.sealed, secretOf(row)).slice(0, 6));
    expect(new Set(opened)).toEqual(new Set(['whsec_']));
  });

  test('contains every kind of briefing, templates, stand-ins and audience metrics', async () => {
    const { rows } = await client.query(
      `select (select count(distinct kind)::int from briefings where status <> 'draft') as kinds,
         (select count(*)::int from templates) as templates,
         (select count(*)::int from shortlist where status = 'stand_in') > 0 as stand_ins,
         (select count(*)::int from search.documents where creator_id is not null
           and audience -> 'cities' is not null and audience ->> 'measuredAt' is not null) > 5 as audiences,
         (select count(*)::int from proposals p join briefings b on b.id = p.briefing_id
           where b.kind = 'silent_squad' and p.confidentiality is not null) as silent`,
    );
    expect(rows).toEqual([{ kinds: 3, templates: 2, stand_ins: true, audiences: true, silent: 1 }]);
  });

  test('has no timestamp or date after the day on which the demo data was created, except deadlines and plans', async () => {
    const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(
      `select c.table_name as table, c.column_name as column, c.data_type as type
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
         and c.data_type in ('timestamp with time zone', 'date', 'jsonb')
         -- Written by migrations, before the demo data.
         and c.table_name not in ('migrations', 'settings')`,
    );
    const end = endOfDemo(today);
    const later = columns
      .filter(({ table, column }) => !planned.test(`${table}.${column}`))
      .map(({ table, column, type }) => {
        const condition = {
          'timestamp with time zone': `"${column}" > '${end}'`,
          date: `"${column}" > '${today}'`,
          jsonb: `exists (select from jsonb_path_query("${column}", '$.** ? (@ like_regex "^2[0-9-]{9}T")') v
            where (v #>> '{}')::timestamptz > '${end}')`,
        }[type];
        return `select '${table}.${column}' as name, count(*)::int as count from "${table}" where ${condition}`;
      });
    const { rows } = await client.query(
      `select * from (${later.join(' union all ')}) found where count > 0 order by 1`,
    );
    expect(rows).toEqual([]);
  });

  test('has no unanswered application whose job’s answer date has passed', async () => {
    const { rows } = await client.query<{ status: string }>(
      `select distinct a.status from applications a join openings o on o.id = a.opening_id
       where o.answers_on < $1`,
      [today],
    );
    const found = rows.map(({ status }) => status);
    expect(found).toContain('expired');
    for (const waiting of ['applied', 'shortlisted', 'waitlisted']) expect(found).not.toContain(waiting);
  });

  test('has postings that sum to zero in total, and to the stored balance per account', async () => {
    const sums = await client.query(
      'select currency, sum(amount_cents)::int as sum from postings group by currency order by 1',
    );
    expect(sums.rows).toEqual([
      { currency: 'BRL', sum: 0 },
      { currency: 'EUR', sum: 0 },
      { currency: 'USD', sum: 0 },
    ]);
    const wrong = await client.query(
      `select id from ledger_accounts a where balance_cents <>
         (select coalesce(sum(amount_cents), 0) from postings p where p.account_id = a.id)`,
    );
    expect(wrong.rows).toEqual([]);
  });

  test.each(demoAccounts.map(({ email }) => email))('lets %s sign in', async (email) => {
    expect((await database.identity.checkPassword(email, demoPassword))?.email).toBe(email);
  });

  test('has a creation entry in the history for every row with a flow', async () => {
    for (const { name } of Object.values(resources).filter((resource) => resource.flow)) {
      const table = name.replaceAll('-', '_');
      const { rows } = await client.query(
        `select id from ${table} t where not exists
           (select from history h where h.resource = $1 and h.row_id = t.id and h.move = 'create')`,
        [name],
      );
      expect([name, rows]).toEqual([name, []]);
    }
  });

  test('has no notice or e-mail with an unfilled placeholder for a date or an amount', async () => {
    const { rows: events } = await client.query<{ id: number }>(
      'select id from events where delivered_at is null',
    );
    await database.outbox.deliver(
      events.map(({ id }) => id),
      (event) => messagesFor(event, 'https://elenco.example'),
      endOfDemo(today),
    );
    const { rows: notices } = await client.query<{ kind: string; params: Record<string, string | number> }>(
      'select kind, params from notifications',
    );
    expect(notices.map(({ kind }) => kind)).toContain('notices.repayments.create.creator');
    const unnamed = notices.flatMap(({ kind, params }) => {
      const text = textOf(kind, params.context);
      const shown = noticeWords(params, 'pt');
      return ['amount', 'day']
        .filter((name) => text.includes(`{{${name}}}`) && shown[name] === '–')
        .map((name) => `${kind}: ${name}`);
    });
    expect([...new Set(unnamed)]).toEqual([]);
    const { rows: mails } = await client.query(
      `select subject, text_body from mails
       where subject || ' ' || text_body ~* '\\m(até|em|para|desde|by|on|until|since) –'`,
    );
    expect(mails).toEqual([]);
  });
});
