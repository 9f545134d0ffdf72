import { createHash, randomBytes } from 'node:crypto';
import type { ShareLink } from '@elenco/core';
import { aBriefing, aDeliverable, aDraft, anEntry, ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';
import { linkFrom } from './guests/links';

let app: RunningApp;
let client: Client;
let brand: Browsing;

const draftLink = 'https://drive.example/rascunho';

/**
 * Rows of `oneOfEach`, changed: the first brand's project is in selection, and a draft of its hiring waits
 * for review.
 */
const rows = oneOfEach.map(([table, ...row]) => {
  if (table === 'briefings') return [table, aBriefing({ squadId: 99, status: 'selection' })] as const;
  if (table === 'deliverables') {
    return [table, aDeliverable({ draftFileId: 95, status: 'draft_submitted', draftLink })] as const;
  }
  if (table === 'drafts') return [table, aDraft({ media: 'link', link: draftLink, fileId: null })] as const;
  return [table, ...row] as const;
});

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...rows,
    ['shortlist', anEntry({ id: 38, creatorId: 22, status: 'proposed' })],
  ]);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  brand = await Browsing.as(app, people.brandOwner.id);
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

const project = `/dashboard/client/briefing/${ids.briefing}`;
const selection = `${project}/select/guest`;
const hiring = `/${ids.briefing}/${ids.contract}/guest`;

const linkTo = (path: string) => linkFrom(brand, path === hiring ? 'content' : 'select');
const newGuest = () => new Browsing(app.url);
const status = async (path: string) => (await newGuest().get(path)).status;

describe('a share link', () => {
  it.each([selection, hiring])(
    'opens %s for its guests, and forbids caching and sending the URL as a referrer',
    async (path) => {
      const answer = await newGuest().get(await linkTo(path));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('same-origin');
      const page = await answer.text();
      expect(page).toContain('Cecília');
      for (const secret of [
        '39053344705',
        '56789-0',
        '10.000,00',
        '4.000,00',
        'budgetCents',
        'totalCents',
        'Fábio',
      ]) {
        expect([secret, page.includes(secret)]).toEqual([secret, false]);
      }
    },
  );

  it('shows only prices that creators publish, and no match reason that mentions the budget', async () => {
    const link = await linkTo(selection);
    const reasons = [
      { code: 'price', points: 15, params: { priceCents: 43_210, perCreatorCents: 98_765, posts: 1 } },
    ];
    await client.query(`update shortlist set reasons = $1`, [JSON.stringify(reasons)]);
    const page = async (isPublic: boolean) => {
      await client.query(`update creators set price_cents = 43210, price_public = $1`, [isPublic]);
      return (await newGuest().get(link)).text();
    };
    const [hidden, shown] = [await page(false), await page(true)];
    expect([/432,10|43210/.test(hidden), /432,10/.test(shown)]).toEqual([false, true]);
    for (const text of [hidden, shown]) expect(text).not.toMatch(/987,65|98765/);
  });

  it.each([selection, hiring])(
    'opens nothing if it is missing, wrong, revoked or expired: %s',
    async (path) => {
      const link = await linkTo(path);
      expect(await status(path)).toBe(404);
      expect(await status(`${path}?grant=`)).toBe(404);
      expect(await status(`${path}?grant=${randomBytes(32).toString('base64url')}`)).toBe(404);
      await client.query(
        `update share_links set created_at = created_at - interval '15 days', expires_at = expires_at - interval '15 days' where id = (select max(id) from share_links)`,
      );
      expect(await status(link)).toBe(404);

      const other = await linkTo(path);
      expect(await status(other)).toBe(200);
      const [shareLink] = (await (
        await brand.get('/api/v1/share-links?sort=["id","DESC"]&range=[0,0]')
      ).json()) as ShareLink[];
      expect(shareLink).toMatchObject({ status: 'active', lastUsedAt: expect.any(String) });
      expect(shareLink).not.toHaveProperty('tokenHash');
      await brand.call('POST', `/api/v1/share-links/${shareLink?.id}/moves`, {
        move: 'revoke',
        version: shareLink?.version,
      });
      expect(await status(other)).toBe(404);
    },
  );

  it('is revoked once by concurrent revocations, and then refuses forms of pages that were already open', async () => {
    const link = await linkTo(hiring);
    const guest = new Browsing(app.url);
    const csrf = await guest.csrf(link);
    expect((await guest.post(link, { csrf, intent: 'name', name: 'Rosa Viana' })).status).toBe(302);
    const [shareLink] = (await (
      await brand.get('/api/v1/share-links?sort=["id","DESC"]&range=[0,0]')
    ).json()) as ShareLink[];
    const revoke = () =>
      brand.call('POST', `/api/v1/share-links/${shareLink?.id}/moves`, {
        move: 'revoke',
        version: shareLink?.version,
      });
    const answers = await Promise.all([revoke(), revoke(), revoke()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const before = await client.query('select status, version from deliverables order by id');
    const late = await guest.post(link, {
      csrf,
      intent: 'approve',
      id: String(ids.deliverable),
      version: '1',
    });
    expect(late.status).toBe(404);
    expect((await client.query('select status, version from deliverables order by id')).rows).toEqual(
      before.rows,
    );
    const kept = await client.query(
      `select 1 from history where row_id = $1 and move = 'revoke' and resource = 'share-links'`,
      [shareLink?.id],
    );
    expect(kept.rowCount).toBe(1);
  });

  it('shows a draft once, with the link that the creator entered', async () => {
    const page = await (await newGuest().get(await linkTo(hiring))).text();
    expect(page.split(`href="${draftLink}"`)).toHaveLength(2);
  });

  it('is valid for its own row and its own page only', async () => {
    const [names, content] = [await linkTo(selection), await linkTo(hiring)];
    const token = (link: string) => link.split('?')[1];
    for (const wrong of [
      `${selection.replace(String(ids.briefing), '32')}?${token(names)}`,
      `${selection}?${token(content)}`,
      `${hiring}?${token(names)}`,
      `/32/${ids.contract}/guest?${token(content)}`,
      `/${ids.briefing}/52/guest?${token(content)}`,
      `${project}/select?${token(names)}`,
      `/api/v1/briefings?${token(names)}`,
    ]) {
      expect([wrong, [302, 401, 404].includes(await status(wrong))]).toEqual([wrong, true]);
    }
  });

  it('is stored only as a hash', async () => {
    const link = await linkTo(selection);
    const token = link.split('grant=')[1] ?? '';
    const { rows: found } = await client.query('select token_hash from share_links order by id desc limit 1');
    expect(found[0].token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    const dump = await client.query(
      `select count(*)::int as n from idempotency where reply::text like $1 union all
       select count(*)::int from audit where data::text like $1 union all
       select count(*)::int from events where data::text like $1`,
      [`%${token}%`],
    );
    expect(dump.rows).toEqual([{ n: 0 }, { n: 0 }, { n: 0 }]);
    expect(app.output()).not.toContain(token);
  });
});

describe('a guest', () => {
  it('enters a name, opinions and comments, which the brand sees under that name', async () => {
    const link = await linkTo(selection);
    const guest = newGuest();
    const mark = {
      intent: 'mark',
      entryId: String(ids.entry),
      opinion: 'yes',
      comment: 'Fala a nossa língua',
    };
    expect((await guest.send(link, mark)).status).toBe(422);
    expect((await guest.send(link, { intent: 'name', name: 'Rosa' })).status).toBe(302);
    expect((await guest.send(link, mark)).status).toBe(302);
    const page = await (await brand.get(`${project}/select`)).text();
    expect(page).toContain('Rosa (pessoa convidada):');
    expect(page).toContain('Fala a nossa língua');

    const other = newGuest();
    await other.send(link, { intent: 'name', name: 'Ivo' });
    expect((await other.send(link, { ...mark, opinion: 'no', comment: '' })).status).toBe(302);
    expect((await (await other.get(link)).text()).includes('Fala a nossa língua')).toBe(false);
    const { rows: received } = await client.query(
      `select guest_name, opinion, comment from guest_marks where share_link_id = (select max(share_link_id) from guest_marks)
       order by id`,
    );
    expect(received).toEqual([
      { guest_name: 'Rosa', opinion: 'yes', comment: 'Fala a nossa língua' },
      { guest_name: 'Ivo', opinion: 'no', comment: '' },
    ]);
  });

  it('must enter a name again for a different project, since guests may share a browser', async () => {
    const link = await linkTo(selection);
    const mark = { intent: 'mark', entryId: String(ids.entry), opinion: 'yes', comment: '' };
    const named = newGuest();
    await named.send(link, { intent: 'name', name: 'Rosa' });
    expect(named.cookieLine()).toContain(`guest-project-${ids.briefing}=Rosa`);
    for (const other of [`guest-project-${ids.briefing + 1}`, `guest-contract-${ids.briefing}`]) {
      const guest = new Browsing(app.url, new Map([[other, 'Rosa']]));
      expect([other, (await guest.send(link, mark)).status]).toEqual([other, 422]);
    }
  });

  it('cannot read opinions of the brand’s own users, who see each other’s names', async () => {
    const own = {
      intent: 'mark',
      entryId: String(ids.entry),
      opinion: 'no',
      comment: 'Cara demais para nós',
    };
    expect((await brand.send(`${project}/select`, own)).status).toBe(302);
    expect((await brand.send(`${project}/select`, { ...own, opinion: 'maybe' })).status).toBe(302);
    const colleague = await Browsing.as(app, people.brandMember.id);
    const page = await (await colleague.get(`${project}/select`)).text();
    expect(page).toContain(`${people.brandOwner.name}:`);
    expect(page).toContain('Cara demais para nós');

    const link = await linkTo(selection);
    const guest = newGuest();
    await guest.send(link, { intent: 'name', name: people.brandOwner.name });
    expect((await (await guest.get(link)).text()).includes('Cara demais')).toBe(false);
    const marksOf = async (person: 'otherBrand' | 'creator') =>
      (await Browsing.as(app, people[person].id)).get('/api/v1/guest-marks');
    for (const person of ['otherBrand', 'creator'] as const) {
      expect(await (await marksOf(person)).text()).not.toContain('Cara demais');
    }
    const { rows: kept } = await client.query(
      'select user_id, opinion, comment from guest_marks where user_id is not null',
    );
    expect(kept).toEqual([{ user_id: people.brandOwner.id, opinion: 'maybe', comment: own.comment }]);
  });

  it('cannot give an opinion about a creator that curation has not released to the brand', async () => {
    const link = await linkTo(selection);
    const guest = newGuest();
    await guest.send(link, { intent: 'name', name: 'Rosa' });
    expect(
      (await guest.send(link, { intent: 'mark', entryId: '38', opinion: 'yes', comment: '' })).status,
    ).toBe(404);
  });

  it('approves a draft or requests changes under the entered name', async () => {
    const link = await linkTo(hiring);
    const guest = newGuest();
    await guest.send(link, { intent: 'name', name: 'Rosa Viana' });
    const piece = { id: String(ids.deliverable), version: '1' };
    const answer = await guest.send(link, { intent: 'requestChanges', ...piece, comment: 'Mais luz' });
    expect(answer.status).toBe(302);
    const { rows: steps } = await client.query(
      `select actor_id, actor_name, comment from history where resource = 'deliverables' and move = 'requestChanges'`,
    );
    expect(steps).toEqual([{ actor_id: null, actor_name: 'Rosa Viana', comment: 'Mais luz' }]);
  });
});
