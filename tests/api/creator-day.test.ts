import { addDays, businessDate } from '@elenco/brazil';
import { aDeliverable, anAmendment, aProposal, ids } from '@elenco/core/testing';
import creatorWords from '@elenco/locales/pt/creator.json' with { type: 'json' };
import options from '@elenco/locales/pt/options.json' with { type: 'json' };
import resources from '@elenco/locales/pt/resources.json' with { type: 'json' };
import trackRecord from '@elenco/locales/pt/trackRecord.json' with { type: 'json' };
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { inDays } from '../support/days';
import { plain } from '../support/pdf';
import { type Put, putRows } from '../support/rows';
import { oneOfEach, people } from './cast';
import { base, contract, project } from './next-steps/projectRows';

/** Rows of users and profiles, without contracts, charges or other work. */
const profiles = oneOfEach.slice(
  0,
  oneOfEach.findIndex(([table]) => table === 'squads'),
);
const of = (n: number) => ({ briefingId: base + n, contractId: base + n });
const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const rights = {
  uses: ['repost'],
  territory: 'brazil',
  days: 90,
  from: 'publication',
  edits: false,
  training: false,
} as const;
/** Returns the rows of a project with usage rights, of its contract in force, and of one deliverable. */
const hired = (
  n: number,
  piece: Parameters<typeof aDeliverable>[0],
  given: Parameters<typeof contract>[1] = {},
): Put[] => [
  project(n, { rights: { ...rights, uses: [...rights.uses] } }),
  ...contract(n, given).slice(1),
  ['deliverables', aDeliverable({ id: base + n, ...of(n), ...piece })],
];
const published = (days: number) =>
  ({
    status: 'verified',
    link: 'https://www.instagram.com/reel/abc/',
    publishedAt: before(days),
  }) as const;

let app: RunningApp;
let client: Client;
let creator: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...profiles,
    // Project 1 has a draft due, project 2 is published, project 3 has renewed usage rights, and the usage
    // rights of project 4 have ended.
    ...hired(1, { status: 'planned', dueOn: inDays(5) }),
    ...hired(2, published(10), { status: 'completed' }),
    ...hired(3, published(10)),
    ...hired(4, published(100)),
    [
      'amendments',
      anAmendment({ id: base + 3, ...of(3), status: 'accepted', startsOn: inDays(1), endsOn: inDays(200) }),
    ],
    ...contract(5, { status: 'sent', creatorAcceptedAt: null }),
    ...contract(7, { status: 'sent', companyAcceptedAt: null, creatorAcceptedAt: before(1) }),
    project(6),
    ['proposals', aProposal({ id: base + 6, briefingId: base + 6, status: 'pending' })],
  ]);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(
    `insert into track_records (company_id, computed_at, charges, charges_in_time, median_days_late, answers,
       pieces, rounds, contracts, ended, disputes, disputes_lost)
     values ($1, now(), 24, 23, 0, 0, 0, 0, 0, 0, 0, 0)`,
    [ids.company],
  );
  creator = await Browsing.as(app, people.creator.id);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

const shown = async (who: Browsing, path: string) => plain(await (await who.get(path)).text());

describe('the calendar of a creator', () => {
  it('lists each work deadline and each upcoming expiry of usage rights once', async () => {
    const answer = await creator.send('/dashboard/professional/pay', { intent: 'calendar' });
    const [address] = /\/calendar\.ics\?key=[\w-]+/.exec(await answer.text()) ?? [];
    const file = (await (await fetch(`${app.url}${address}`)).text()).replaceAll('\r\n ', '');
    const events = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)[\s\S]*?SUMMARY:(.*?)\r\n/g)]
      .map(([, day, summary]) => `${day} ${summary}`)
      .filter((event) => /rascunho|direitos/.test(event));
    const dateOf = (day: string) => day.replaceAll('-', '');
    const end = addDays(businessDate(before(10)), 90);
    expect(events.sort()).toEqual(
      [
        `${dateOf(inDays(5))} Enviar rascunho: `,
        `${dateOf(end)} Fim dos direitos de uso: `,
        `${dateOf(inDays(200))} Fim dos direitos de uso: `,
      ]
        .map((start) => expect.stringMatching(`^${start}`))
        .sort((a, b) => String(a).localeCompare(String(b))),
    );
  });
});

describe('the home page of a creator', () => {
  it('names the side that has not accepted a contract yet, once the creator has accepted it', async () => {
    const home = await shown(creator, '/dashboard/professional');
    expect(home).toContain(resources.contracts.status.sent);
    expect(home.split(options.contractAccepted.creator)).toHaveLength(2);
    expect(await shown(creator, `/dashboard/contract/${base + 7}`)).toContain(
      options.contractAccepted.creator,
    );
  });
});

describe('the track record of a brand', () => {
  it('is shown only to the creator, beside contracts that the creator has not signed', async () => {
    const unsigned = await shown(creator, `/dashboard/contract/${base + 5}`);
    expect(unsigned).toContain(trackRecord.title);
    expect(unsigned).toContain('23 de 24 cobranças');
    expect(await shown(creator, `/dashboard/contract/${base + 1}`)).not.toContain(trackRecord.title);
    const brand = await Browsing.as(app, people.brandOwner.id);
    expect(await shown(brand, `/dashboard/contract/${base + 5}`)).not.toContain(trackRecord.title);
  });
});

describe('the form for the link of a post', () => {
  it('explains that metrics cannot be read from the short URL of an app', async () => {
    await client.query(`set session_replication_role = replica`);
    const link = (to: string) =>
      client.query(`update deliverables set status = 'published', link = $2 where id = $1`, [base + 4, to]);
    const page = () => shown(creator, `/dashboard/professional/briefing/${base + 4}`);
    await link('https://www.instagram.com/share/reel/BAabcd123');
    expect(await page()).toContain(creatorWords.publish.isShort);
    await link('https://www.instagram.com/reel/BAabcd123/');
    expect(await page()).not.toContain(creatorWords.publish.isShort);
  });
});

describe('the creator’s form for a proposal', () => {
  it('is prefilled with the creator’s list prices', async () => {
    const page = await shown(creator, `/dashboard/professional/briefing/${base + 6}`);
    // Two publications at R$ 2,000 each.
    expect(page).toContain('name="lines[0].amountCents"');
    expect(page).toContain('R$ 4.000,00');
    expect(page).not.toContain(creatorWords.stage.money.usual);
  });

  it("estimates the price from the creator's list prices before the creator accepts an invitation", async () => {
    await client.query(`set session_replication_role = replica`);
    await client.query(`update proposals set status = 'received' where id = $1`, [base + 6]);
    const page = await shown(creator, `/dashboard/professional/briefing/${base + 6}`);
    expect(page).toContain(creatorWords.stage.money.listed);
    await client.query(`update creators set price_cents = null where id = $1`, [ids.creator]);
    expect(await shown(creator, `/dashboard/professional/briefing/${base + 6}`)).toContain(
      creatorWords.stage.money.usual,
    );
  });
});

it('links from the creator’s settings to the second factor, access tokens and the calendar', async () => {
  const browsing = await Browsing.as(app, people.creator.id);
  const page = await (await browsing.get('/dashboard/professional/settings')).text();
  const rows = page.slice(page.indexOf(creatorWords.settings.elsewhere));
  for (const to of [
    '/dashboard/security/second-factor',
    '/dashboard/security#tokens',
    '/dashboard/professional/pay',
  ])
    expect(rows).toContain(`href="${to}"`);
});
