import { aBriefing, aCharge, aDeliverable, aPayee, aSentProposal, ids } from '@elenco/core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';
import { linkFrom, makeLink, OFFERING } from './guests/links';

let app: RunningApp;
let client: Client;
let brand: Browsing;

const pix =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR6304ABCD';

/** A second creator's proposal waits beside a hiring whose draft is to be seen and whose charge is to be paid. */
const rows = oneOfEach.map(([table, ...row]) => {
  if (table === 'briefings') return [table, aBriefing({ squadId: 99, status: 'hiring' })] as const;
  if (table === 'deliverables') return [table, aDeliverable({ status: 'draft_submitted' })] as const;
  if (table === 'charges') return [table, aCharge({ ourNumber: '00000000071', pixCode: pix })] as const;
  if (table === 'payment-proofs') return [table] as const;
  return [table, ...row] as const;
});

beforeAll(async () => {
  app = await startApp();
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
});

const somebody = () => new Browsing(app.url);
async function named(link: string, name: string): Promise<Browsing> {
  const guest = somebody();
  expect((await guest.send(link, { intent: 'name', name })).status).toBe(302);
  return guest;
}
const keyOn = async (guest: Browsing, link: string) =>
  /name="key" value="([^"]+)"/.exec(await (await guest.get(link)).text())?.[1] ?? '';

describe('proposals', () => {
  const approve = { intent: 'approve', proposalIds: '42', totalCents: String(aSentProposal().totalCents) };

  it('are shown with their sums and contracts, and without the budget or other creators', async () => {
    const link = await linkFrom(brand, 'approve-proposal');
    const answer = await somebody().get(link);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const page = await answer.text();
    for (const shown of ['F\u00e1bio Lins', 'CONTRATANTE', 'Você paga'])
      expect([shown, page.includes(shown)]).toEqual([shown, true]);
    for (const secret of ['budgetCents', 'Cec\u00edlia Amaral', '56789-0', 'cecilia@story.example']) {
      expect([secret, page.includes(secret)]).toEqual([secret, false]);
    }
    // A name leads nowhere: behind it is what only the brand's people may enter.
    expect(page).not.toContain('/dashboard/client/search');
    const [path, shareLink] = link.split('?');
    for (const users of [ids.creator, `${OFFERING}-${ids.creator}`, `${OFFERING},`, `0${OFFERING}`]) {
      const other = `${path?.replace(`/${OFFERING}/`, `/${users}/`)}?${shareLink}`;
      expect([other, (await somebody().get(other)).status]).toEqual([other, 404]);
    }
  });

  it('are approved by whom the grant names, once, whoever presses at the same time', async () => {
    const link = await linkFrom(brand, 'approve-proposal');
    expect((await somebody().send(link, approve)).status).toBe(422);
    const [rosa, ivo] = [await named(link, 'Rosa'), await named(link, 'Ivo')];
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
    expect(await (await rosa.get(link)).text()).toContain('Nada mais para aprovar aqui');
  });
});

describe('a hiring', () => {
  it('shows its drafts that are files, to whom the grant lets see them, and no other file', async () => {
    const creator = await Browsing.as(app, people.creator.id);
    const { csrfToken } = (await (await creator.get('/api/v1/me')).json()) as { csrfToken: string };
    const form = new FormData();
    form.set('file', new File([pdf], 'rascunho.pdf'));
    const headers = { 'X-CSRF-TOKEN': csrfToken, 'X-Requested-With': 'XMLHttpRequest' };
    const kept = await creator.fetch('/api/v1/files', { method: 'POST', body: form, headers });
    const { id } = (await kept.json()) as { id: number };
    const [path, shareLink] = (await linkFrom(brand, 'content')).split('?');
    const draft = `${path}/${id}`;
    expect((await somebody().get(`${draft}?${shareLink}`)).status).toBe(404);
    await client.query('update deliverables set draft_file_id = $1', [id]);
    const answer = await somebody().get(`${draft}?${shareLink}`);
    expect([answer.status, await answer.text()]).toEqual([200, pdf]);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect((await somebody().get(draft)).status).toBe(404);
    expect((await somebody().get(`${path}/95?${shareLink}`)).status).toBe(404);
    expect(await (await somebody().get(`${path}?${shareLink}`)).text()).toContain(draft);
  });

  it('has its draft approved once, whoever presses at the same time', async () => {
    const link = await linkFrom(brand, 'content');
    const guests = [await named(link, 'Rosa'), await named(link, 'Ivo')];
    const piece = { intent: 'approveDraft', id: String(ids.deliverable), version: '1' };
    const answers = await Promise.all(guests.map((guest) => guest.send(link, piece)));
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    const { rows: steps } = await client.query(
      `select actor_id from history where resource = 'deliverables' and move = 'approve'`,
    );
    expect(steps).toEqual([{ actor_id: null }]);
  });
});

describe('an invoice', () => {
  const proof = async (guest: Browsing, link: string, bytes = scanned, to = link) => {
    const form = new FormData();
    form.set('csrf', await guest.csrf(link));
    form.set('intent', 'proof');
    form.set('file', new File([bytes], 'comprovante.pdf'));
    return guest.fetch(to, { method: 'POST', body: form });
  };

  it('shows what is to be paid, by when and how, on the page and as a document', async () => {
    const link = await linkFrom(brand, 'invoice');
    const answer = await somebody().get(link);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    for (const shown of ['4.000,00', pix, '28 de dezembro'])
      expect([shown, page.includes(shown)]).toEqual([shown, true]);
    for (const secret of ['56789-0', '39053344705', 'F\u00e1bio'])
      expect([secret, page.includes(secret)]).toEqual([secret, false]);
    const document = await somebody().get(link.replace('?', '.pdf?'));
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await document.text()).startsWith('%PDF')).toBe(true);
    expect((await somebody().get(link.replace(/\?.*/, '.pdf'))).status).toBe(404);
    const content = (await linkFrom(brand, 'content')).split('?')[1];
    expect((await somebody().get(`${link.split('?')[0]}.pdf?${content}`)).status).toBe(404);
  });

  it('takes a proof of payment, which the brand and finance open, and nobody else', async () => {
    const link = await linkFrom(brand, 'invoice');
    expect((await proof(somebody(), link)).status).toBe(422);
    const guests = [await named(link, 'Rosa'), await named(link, 'Ivo')];
    const answers = await Promise.all(guests.map((guest) => proof(guest, link)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect((await proof(guests[0] as Browsing, link, '<html>')).status).toBe(422);
    // Of whoever is not known to us, so much is not read.
    const dead = link.replace(/grant=.*/, `grant=${'x'.repeat(43)}`);
    expect((await proof(guests[0] as Browsing, link, scanned, dead)).status).toBe(413);
    const { rows: sent } = await client.query(
      'select sent_by, file_id, share_link_id is not null as by_share_link from payment_proofs',
    );
    expect(sent).toEqual([
      { sent_by: expect.stringMatching(/Rosa|Ivo/), file_id: expect.any(Number), by_share_link: true },
    ]);

    const file = `/api/v1/files/${sent[0].file_id}`;
    const opens = async (person: keyof typeof people) =>
      (await (await Browsing.as(app, people[person].id)).get(file)).status;
    const seen = { brandMember: 200, finance: 200, otherBrand: 404, creator: 404, support: 404 };
    for (const [person, status] of Object.entries(seen))
      expect([person, await opens(person as keyof typeof people)]).toEqual([person, status]);
    const project = await brand.get(`/dashboard/client/briefing/${ids.briefing}?view=payments`);
    expect(await project.text()).toContain(`Enviado por ${sent[0].sent_by}`);
    const { rows: reported } = await client.query(
      `select count(*)::int as n from events where kind = 'charges.sendProof'`,
    );
    expect(reported).toEqual([{ n: 1 }]);
  });
});

it('a link goes by letter, once, to the address that it is for', async () => {
  const to = 'rosa@agencia.example';
  const answer = await makeLink(brand, 'invoice', { email: to });
  expect([answer.status, (await answer.text()).includes('grant=')]).toEqual([302, false]);
  await app.database.outbox.idle();
  const [mail] = await app.database.outbox.mailbox({ to });
  expect(mail?.subject).toContain('Cobran\u00e7a de');
  const link = /https?:\/\/\S+\?grant=[\w-]{43}/.exec(mail?.textBody ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  expect((await somebody().get(pathname + search)).status).toBe(200);
  expect(
    await (await brand.get(`/dashboard/client/briefing/${ids.briefing}?view=payments`)).text(),
  ).toContain(to);
});

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const scanned = pdf.replace('1 0 obj', `${'%'.repeat(200_000)}\n1 0 obj`);
