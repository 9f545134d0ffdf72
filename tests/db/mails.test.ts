import { beforeAll, expect, it } from 'vitest';
import { gather } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase();
const { finance, curator, brand } = await gather(database);
const userId = 'userId' in brand ? brand.userId : 0;

beforeAll(async () => {
  await client.query('delete from mails');
  const rows = [
    ['old@casa.example', 'Cobrança de dezembro', '2026-11-22T02:59:59Z', 'sent_at'],
    ['old@casa.example', 'Repasse 100%', '2026-11-22T03:00:00Z', null],
    ['other@loja.example', 'Cobrança de janeiro', '2026-11-23T12:00:00Z', 'refused_at'],
  ] as const;
  for (const [address, subject, at, done] of rows) {
    await client.query(
      `insert into mails (user_id, to_address, secret, subject, text_body, html_body, locale, created_at, sent_at,
         refused_at, refusal)
       values ($1, $2, false, $3, '', '', 'pt', $4, $5, $6, $7)`,
      [
        address.startsWith('old') ? userId : null,
        address,
        subject,
        at,
        done === 'sent_at' ? at : null,
        done === 'refused_at' ? at : null,
        done === 'refused_at' ? 'No such mailbox' : null,
      ],
    );
  }
});

it.each([
  ['no filter', {}, ['Cobrança de janeiro', 'Repasse 100%', 'Cobrança de dezembro']],
  ['part of an address', { recipient: 'OLD@casa' }, ['Repasse 100%', 'Cobrança de dezembro']],
  ['a subject without accents', { subject: 'cobranca' }, ['Cobrança de janeiro', 'Cobrança de dezembro']],
  ['a percent sign', { subject: '100%' }, ['Repasse 100%']],
  ['a state', { state: 'failed' }, ['Cobrança de janeiro']],
  ['the day in São Paulo', { from: '2026-11-22', to: '2026-11-22' }, ['Repasse 100%']],
  ['a kind without e-mails', { kind: 'charges.create' }, []],
] as const)('lists the e-mails with %s, newest first', async (_, query, subjects) => {
  const { rows, more } = await database.office.mails(finance, query);
  expect([rows.map(({ subject }) => subject), more]).toEqual([subjects, false]);
});

it('finds the e-mails of a user by the user’s name', async () => {
  const { rows: found } = await client.query('select name from users where id = $1', [userId]);
  const { rows } = await database.office.mails(finance, { recipient: found[0].name });
  expect(rows.map((row) => row.userId)).toEqual([userId, userId]);
});

it('refuses the list of e-mails to staff who may not send e-mails again', async () => {
  await expect(database.office.mails(curator, {})).rejects.toMatchObject({ code: 'not_allowed' });
});
