import { aPayee, aSentProposal, ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { startS3 } from '../support/s3';
import { people } from './cast';
import { enterName, keyOn, pdf, proof, scanned } from './guests/forms';
import { linkFrom, OFFERING } from './guests/links';
import { pix, rows } from './guests/rows';
import { aFrame, aVideo, beginUpload, interruptUpload, sendPart, thumbnailStatuses } from './guests/upload';

/** The file store of these tests is a bucket. The browser tests (drafts.spec.ts) use a folder instead. */
let s3: Awaited<ReturnType<typeof startS3>>;
let app: RunningApp;
let client: Client;
let brand: Browsing;

beforeAll(async () => {
  s3 = await startS3();
  app = await startApp({ env: s3.env });
  await putRows(app.databaseUrl, [
    ...rows,
    ['proposals', aSentProposal({ id: 42, creatorId: OFFERING })],
    ['payees', aPayee({ id: 30, creatorId: OFFERING, taxId: '52998224725', holder: 'Fábio Lins' })],
  ]);
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  brand = await Browsing.as(app, people.brandOwner.id);
});
afterAll(async () => {
  await client.end();
  await app.stop();
  await s3.stop();
});

const newGuest = () => new Browsing(app.url);

describe('a shared proposal', () => {
  const approve = { intent: 'approve', proposalIds: '42', totalCents: String(aSentProposal().totalCents) };

  it('shows its total and contract, but neither the budget nor other creators', async () => {
    const link = await linkFrom(brand, 'approve-proposal');
    const answer = await newGuest().get(link);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const page = await answer.text();
    for (const shown of ['F\u00e1bio Lins', 'CONTRATANTE', 'Você paga'])
      expect([shown, page.includes(shown)]).toEqual([shown, true]);
    for (const secret of ['budgetCents', 'Cec\u00edlia Amaral', '56789-0', 'cecilia@story.example']) {
      expect([secret, page.includes(secret)]).toEqual([secret, false]);
    }
    // Creators' names are not links, because creators' pages are for the brand's users only.
    expect(page).not.toContain('/dashboard/client/search');
    const [path, shareLink] = link.split('?');
    for (const users of [ids.creator, `${OFFERING}-${ids.creator}`, `${OFFERING},`, `0${OFFERING}`]) {
      const other = `${path?.replace(`/${OFFERING}/`, `/${users}/`)}?${shareLink}`;
      expect([other, (await newGuest().get(other)).status]).toEqual([other, 404]);
    }
  });

  it('is approved once if its guest submits the approval twice concurrently', async () => {
    const link = await linkFrom(brand, 'approve-proposal');
    expect((await newGuest().send(link, approve)).status).toBe(422);
    const [rosa, ivo] = [await enterName(newGuest(), link, 'Rosa'), await enterName(newGuest(), link, 'Ivo')];
    const wrong = { ...approve, proposalIds: String(ids.proposal) };
    expect((await rosa.send(link, wrong)).status).toBe(422);

    const keys = [await keyOn(rosa, link), await keyOn(ivo, link)];
    const answers = await Promise.all([
      rosa.send(link, { ...approve, key: keys[0] ?? '' }),
      ivo.send(link, { ...approve, key: keys[1] ?? '' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 422]);
    const { rows: made } = await client.query(`select status from contracts where proposal_id = 42`);
    expect(made).toEqual([{ status: 'sent' }]);
    const { rows: steps } = await client.query(
      `select actor_id, actor_name from history where resource = 'proposals' and row_id = 42 and move = 'approve'`,
    );
    expect(steps).toEqual([{ actor_id: null, actor_name: answers[0]?.status === 302 ? 'Rosa' : 'Ivo' }]);
    const pages = await Promise.all([rosa, ivo].map(async (guest) => (await guest.get(link)).text()));
    const own = answers.findIndex(({ status }) => status === 302);
    expect(pages[own]).toMatch(/Você aprovou a proposta de [^<]+, por R\$/);
    expect(pages[1 - own]).toContain('Nada mais para aprovar');
  });
});

describe('a shared hiring', () => {
  it('shows its draft files, and no other file, to its guests', async () => {
    const creator = await Browsing.as(app, people.creator.id);
    const { csrfToken } = (await (await creator.get('/api/v1/me')).json()) as { csrfToken: string };
    const form = new FormData();
    form.set('file', new File([pdf], 'rascunho.pdf'));
    const headers = { 'X-CSRF-TOKEN': csrfToken, 'X-Requested-With': 'XMLHttpRequest' };
    const kept = await creator.fetch('/api/v1/files', { method: 'POST', body: form, headers });
    const { id } = (await kept.json()) as { id: number };
    const [path, shareLink] = (await linkFrom(brand, 'content')).split('?');
    const draft = `${path}/${id}`;
    expect((await newGuest().get(`${draft}?${shareLink}`)).status).toBe(404);
    await client.query('update deliverables set draft_file_id = $1', [id]);
    const answer = await newGuest().get(`${draft}?${shareLink}`);
    expect([answer.status, await answer.text()]).toEqual([200, pdf]);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect((await newGuest().get(draft)).status).toBe(404);
    expect((await newGuest().get(`${path}/95?${shareLink}`)).status).toBe(404);
    expect(await (await newGuest().get(`${path}?${shareLink}`)).text()).toContain(draft);
  });

  it('accepts a video in parts, resumes an interrupted upload, and streams the video to its readers', async () => {
    const [video, frame] = [aVideo(), await aFrame()];
    const creator = await Browsing.as(app, people.creator.id);
    const csrf = await creator.csrf('/dashboard/professional');
    const tus = { 'X-CSRF-TOKEN': csrf, 'Tus-Resumable': '1.0.0' };
    const begin = (length: number, headers: Record<string, string> = tus) =>
      beginUpload(creator, length, headers);
    const begun = await begin(video.length);
    const path = begun.headers.get('location') ?? '';
    expect([begun.status, path]).toEqual([201, expect.stringMatching(/^\/uploads\/102-[0-9a-f]{32}$/)]);
    expect((await begin(1025 * 1024 * 1024)).status).toBe(413);
    expect((await begin(1, { 'Tus-Resumable': '1.0.0' })).status).toBe(403);

    const send = (from: number, headers: Record<string, string> = tus, by = creator) =>
      sendPart(by, path, headers, from, video.subarray(from));
    await interruptUpload(app.url, path, { ...tus, Cookie: creator.cookieLine() }, video);
    const keep = () =>
      creator.fetch(`${path}/file`, {
        method: 'POST',
        headers: { 'X-CSRF-TOKEN': csrf, 'Content-Type': 'image/jpeg' },
        body: frame,
      });
    expect((await keep()).status).toBe(422);
    const offset = async () =>
      Number((await creator.fetch(path, { method: 'HEAD', headers: tus })).headers.get('upload-offset'));
    expect(await offset()).toBeLessThan(video.length);
    /** Reads the offset and resumes the upload. Retries while another part is still being written. */
    const goOn = async (times: number): Promise<number> => {
      const { status } = await send(await offset());
      return status === 409 && times > 1 ? goOn(times - 1) : status;
    };

    // Other users can neither continue, read nor claim the upload, whatever file name they send.
    const other = await Browsing.as(app, people.otherCreator.id);
    for (const stranger of [other, brand]) {
      const own = { ...tus, 'X-CSRF-TOKEN': await stranger.csrf('/dashboard/notifications') };
      expect((await send(0, own, stranger)).status).toBe(404);
      expect((await stranger.fetch(path, { method: 'HEAD', headers: own })).status).toBe(404);
      expect((await stranger.fetch(`${path}/file`, { method: 'POST', headers: own })).status).toBe(404);
    }
    expect(await goOn(5)).toBe(204);
    // Repeated and concurrent completions create one file.
    const answers = await Promise.all([keep(), keep(), keep()]);
    const [{ id } = { id: 0 }, ...again] = await Promise.all(
      [...answers, await keep()].map(async (answer) => (await answer.json()) as { id: number }),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(again).toEqual([{ id }, { id }, { id }]);
    const { rows: files } = await client.query(`select id from files where mime like 'video/%'`);
    expect(files).toEqual([{ id }]);
    const ofUpload = (await s3.keys()).filter((key) => key.startsWith('uploads/'));
    expect([ofUpload, await s3.unfinished()]).toEqual([[], 0]);

    await client.query(`update deliverables set status = 'changes_requested' where id = $1`, [
      ids.deliverable,
    ]);
    const draft = {
      intent: 'draft',
      id: String(ids.deliverable),
      caption: '#publi Bom dia',
      sentFileId: String(id),
    };
    const project = `/dashboard/professional/briefing/${ids.briefing}`;
    expect((await creator.send(project, draft)).status).toBe(302);
    const { rows: versions } = await client.query(
      'select number, media, file_id from drafts where deliverable_id = $1 order by number',
      [ids.deliverable],
    );
    expect(versions.at(-1)).toEqual({ number: 1, media: 'video', file_id: id });

    // The frame represents the video in reports. It belongs to the creator and gives access to no other file.
    const [{ posterId } = { posterId: 0 }] = (
      await client.query('select poster_id as "posterId" from files where id = $1', [id])
    ).rows;
    const own = await creator.get(`/api/v1/files/${posterId}`);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await brand.get(`/api/v1/files/${posterId}`)).status).toBe(404);
    const [shown] = await app.database.reports.reportedPosts([ids.post]);
    expect(shown?.picture?.size).toBe(Buffer.from(await own.arrayBuffer()).length);
    expect(await thumbnailStatuses(app, brand)).toEqual([200, 404, 404]);
    const part = { headers: { Range: 'bytes=24-123' } };
    const [guestPath, grant] = (await linkFrom(brand, 'content')).split('?');
    for (const [viewer, address] of [
      [brand, `/api/v1/files/${id}`],
      [newGuest(), `${guestPath}/${id}?${grant}`],
    ] as const) {
      const answer = await viewer.fetch(address, part);
      expect([answer.status, answer.headers.get('content-range')]).toEqual([
        206,
        `bytes 24-123/${video.length}`,
      ]);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(video.subarray(24, 124));
      const outOfRange = await viewer.fetch(address, { headers: { Range: `bytes=${video.length}-` } });
      expect(outOfRange.status).toBe(416);
    }
    expect((await other.fetch(`/api/v1/files/${id}`, part)).status).toBe(404);
  });

  it('has its draft approved once if its guests submit several approvals concurrently', async () => {
    const link = await linkFrom(brand, 'content');
    const guests = [await enterName(newGuest(), link, 'Rosa'), await enterName(newGuest(), link, 'Ivo')];
    const { rows: written } = await client.query<{ version: number }>('select version from deliverables');
    const piece = {
      intent: 'approveDraft',
      id: String(ids.deliverable),
      version: String(written[0]?.version),
    };
    const answers = await Promise.all(guests.map((guest) => guest.send(link, piece)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    const { rows: steps } = await client.query(
      `select actor_id from history where resource = 'deliverables' and move = 'approve'`,
    );
    expect(steps).toEqual([{ actor_id: null }]);
    const pages = await Promise.all(guests.map(async (guest) => (await guest.get(link)).text()));
    expect(pages.map((page) => page.includes('Você aprovou este rascunho.'))).toEqual(
      answers.map(({ status }) => status === 302),
    );
  });
});

describe('a shared charge', () => {
  it('shows amount, due date and ways to pay on the page and in the document', async () => {
    const link = await linkFrom(brand, 'invoice');
    const answer = await newGuest().get(link);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
    for (const shown of ['4.000,00', pix, '28 de dezembro'])
      expect([shown, page.includes(shown)]).toEqual([shown, true]);
    for (const secret of ['56789-0', '39053344705', 'F\u00e1bio'])
      expect([secret, page.includes(secret)]).toEqual([secret, false]);
    const document = await newGuest().get(link.replace('?', '.pdf?'));
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await document.text()).startsWith('%PDF')).toBe(true);
    expect((await newGuest().get(link.replace(/\?.*/, '.pdf'))).status).toBe(404);
    const content = (await linkFrom(brand, 'content')).split('?')[1];
    expect((await newGuest().get(`${link.split('?')[0]}.pdf?${content}`)).status).toBe(404);
  });

  it('accepts a proof of payment, which only the brand and finance can read', async () => {
    const link = await linkFrom(brand, 'invoice');
    expect((await proof(newGuest(), link)).status).toBe(422);
    const guests = [await enterName(newGuest(), link, 'Rosa'), await enterName(newGuest(), link, 'Ivo')];
    const answers = await Promise.all(guests.map((guest) => proof(guest, link)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect((await proof(guests[0] as Browsing, link, '<html>')).status).toBe(422);
    // Senders without a valid link have a lower size limit.
    const dead = link.replace(/grant=.*/, `grant=${'x'.repeat(43)}`);
    expect((await proof(guests[0] as Browsing, link, scanned, dead)).status).toBe(413);
    const { rows: sent } = await client.query(
      'select sent_by, file_id, share_link_id is not null as by_share_link from payment_proofs',
    );
    expect(sent).toEqual([
      { sent_by: expect.stringMatching(/Rosa|Ivo/), file_id: expect.any(Number), by_share_link: true },
    ]);

    const file = `/api/v1/files/${sent[0].file_id}`;
    const statusFor = async (person: keyof typeof people) =>
      (await (await Browsing.as(app, people[person].id)).get(file)).status;
    const seen = { brandMember: 200, finance: 200, otherBrand: 404, creator: 404, support: 404 };
    for (const [person, status] of Object.entries(seen))
      expect([person, await statusFor(person as keyof typeof people)]).toEqual([person, status]);
    const project = await brand.get(`/dashboard/client/briefing/${ids.briefing}?view=payments`);
    expect(await project.text()).toContain(`Enviado por ${sent[0].sent_by}`);
    const { rows: reported } = await client.query(
      `select count(*)::int as n from events where kind = 'charges.sendProof'`,
    );
    expect(reported).toEqual([{ n: 1 }]);
  });

  it('is listed among the project’s open charges until its link is revoked', async () => {
    const link = await linkFrom(brand, 'payables');
    const page = await (await newGuest().get(link)).text();
    for (const shown of ['4.000,00', pix, '28 de dezembro'])
      expect([shown, page.includes(shown)]).toEqual([shown, true]);
    const paper = await newGuest().get(link.replace('?', `/${ids.charge}.pdf?`));
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await newGuest().get(link.replace('?', `/${ids.charge + 1}.pdf?`))).status).toBe(404);
    const rosa = await enterName(newGuest(), link, 'Rosa');
    const sentIn = await proof(rosa, link, scanned.replace('1.5', '1.6'), link, ids.charge);
    expect(sentIn.status).toBe(302);
    const { rows: sent } = await client.query(
      `select charge_id, share_links.id, share_links.version from payment_proofs
       join share_links on share_links.id = share_link_id where 'payables' = any(actions)`,
    );
    expect(sent).toEqual([expect.objectContaining({ charge_id: ids.charge })]);
    const { id, version } = sent[0];
    const revoke = { intent: 'revokeShareLink', id: String(id), version: String(version) };
    const project = `/dashboard/client/briefing/${ids.briefing}`;
    await brand.send(`${project}?index&view=payments`, revoke, `${project}?view=payments`);
    expect((await rosa.get(link)).status).toBe(404);
  });
});
