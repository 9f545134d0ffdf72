import { businessDate, nfseKey } from '@elenco/brazil';
import {
  type Actor,
  actorOf,
  contracts,
  invoices,
  payouts,
  proposals,
  type User,
  verifyContent,
} from '@elenco/core';
import { brand as platformBrand } from '@elenco/core/people';
import { Job, nfseXml } from '@elenco/db';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { creatorIdOf, wholeBrief } from '../../support/cast';
import { inDays } from '../../support/days';
import { expectAccessible } from '../support/accessible';
import { type Person, person } from '../support/person';
import { test } from '../support/test';
import { acceptContract } from './contract';
import * as creators from './creator';
import {
  addPhoto,
  addWork,
  chooseSpecialties,
  enterMeiPayoutDetails,
  giveAddress,
  writeWords,
} from './firstRun';
import { expectNextStep } from './nextStep';

const rita = { name: 'Rita Moura', email: 'rita@creator.example', password: 'muro azul 77', cpf: '' };
const cnpj = '11222333000181';
const title = 'Café coado em casa';

let app: RunningApp;
let brand: Actor;
let job: Job;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
  brand = await actor('brand@aurora.example');
  const staff = {
    curator: await actor('curation@elenco.example'),
    finance: await actor('finance@elenco.example'),
    secondFinance: await actor('finance2@elenco.example'),
  };
  const now = () => new Date().toISOString();
  job = new Job(app.database, staff, now, () => Promise.reject(new Error('the creator uploads the invoice')));
});
test.afterAll(() => app.stop());

test('a creator with a MEI (micro company) signs up on a phone and completes the first paid job', async ({
  browser,
}) => {
  const who = await person(browser, app.url, { width: 390 });
  const { page } = who;
  const { creator, options, portal } = who.words;
  const step = (name: keyof typeof creator.first.steps) => page.waitForURL(`**/start/${name}`);

  await test.step('the creator finds the sign-up on the home page and confirms the e-mail', async () => {
    await who.visit('/');
    await who.follow(portal.shell.be);
    await page.waitForURL('**/signup/creator');
    await creators.signUpCreator(who, rita, app.database);
  });
  await test.step('the creator completes all first steps, from the photo to the first portfolio project', async () => {
    await addPhoto(who);
    await step('words');
    await writeWords(who);
    await step('channel');
    await who.fill(creator.channels.handle, 'https://www.instagram.com/rita.moura/');
    await who.fill(creator.channels.followers, '40000');
    await who.fill(creator.channels.engagement, '3,5');
    await who.press(creator.first.save);
    await step('payee');
    await enterMeiPayoutDetails(who, { cnpj, holder: 'Rita Moura 11222333000' });
    await step('address');
    await giveAddress(who);
    await step('specialties');
    await chooseSpecialties(who);
    await step('work');
    await addWork(who, 'Cafés do Recife');
  });
  const id = await test.step('the creator is invited, and sends a proposal', async () => {
    const briefingId = await invite();
    await expectNextStep(who, 'creator', 'answer_invitation');
    await creators.acceptInvitation(who, briefingId, title);
    const price = { perPostCents: 300_000, totalCents: 300_000, message: 'Com coador de pano.' };
    const { arrives } = await creators.sendProposal(who, briefingId, price);
    expect(arrives.replace(/\s/g, ' ')).toBe(who.money(255_000).replace(/\s/g, ' '));
    return briefingId;
  });
  await test.step('the creator signs the contract, delivers a draft and publishes', async () => {
    const [proposal] = await app.database.see(proposals, brand, { briefingId: id, status: 'sent' });
    const [contract] = await job.hire(brand, id, [proposal!.id]);
    await job.sign(contract!, brand);
    await acceptContract(who, contract!.id);
    await job.pay(contract!);
    await expectNextStep(who, 'creator', 'submit_draft');
    await creators.submitDraft(who, id, 1, '#publi Meu café coado');
    const [piece] = await job.deliverablesOf(contract!.id);
    await job.approveDraft(brand, piece!);
    await expectNextStep(who, 'creator', 'publish_content');
    await creators.postLink(who, id, 1);
    await job.run(verifyContent, { id: piece!.id }, brand);
  });
  await test.step('the creator uploads the NFS-e (invoice), which passes its checks and is accepted', async () => {
    await expectNextStep(who, 'creator', 'send_invoice', 1, 'invoice');
    await who.visit(`/dashboard/professional/briefing/${id}`);
    await expectAccessible(page);
    await uploadInvoice(who, id);
    await who.sees(options.payment.being_checked);
    const finance = await actor('finance@elenco.example');
    const [invoice] = await app.database.see(invoices, finance, { briefingId: id });
    expect(invoice?.checks.every(({ passed }) => passed)).toBe(true);
    await job.acceptInvoice(invoice!.id);
    const mails = async () =>
      (await app.database.outbox.mailbox({ to: rita.email })).map((one) => one.subject);
    await expect.poll(mails, { timeout: 30_000 }).toContain(`Documento aceito: “${title}”`);
  });
  await test.step('two finance users pay the creator, who sees the payment in the statement', async () => {
    const [contract] = await app.database.see(contracts, brand, { briefingId: id });
    const payoutId = await job.prepare(contract!);
    await job.transfer(payoutId);
    const arrived = { arrives: who.money(255_000), proof: `E2E-${payoutId}` };
    await creators.expectPaidPayout(who, arrived, id);
  });
  expect(who.troubles).toEqual([]);
});

/** Uploads an NFS-e of the current month for a payment of the project. */
async function uploadInvoice(who: Person, briefingId: number): Promise<void> {
  const [payout] = await app.database.see(payouts, await actor(rita.email), { briefingId });
  const earnedOn = businessDate(new Date());
  const key = nfseKey({
    municipality: '3550308',
    environment: 'national',
    registration: cnpj,
    number: 1,
    month: earnedOn.slice(0, 7),
    code: '123456789',
  });
  const amountCents = payout!.grossCents;
  const takerTaxId = platformBrand.legalDocument;
  const xml = nfseXml({ key, issuerTaxId: cnpj, takerTaxId, amountCents, earnedOn });
  const part = who.page.locator('#invoice');
  await who.attach(part.locator('input[type=file]'), {
    name: 'nfse.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(xml),
  });
  await who.press(who.words.creator.invoice.send, part);
}

/** Runs the commands of the brand and of curation. Returns the project's id. */
async function invite(): Promise<number> {
  const own = await actor(rita.email);
  const others = await Promise.all(['creator1', 'creator2'].map((name) => actor(`${name}@story.example`)));
  const id = await job.draft(brand, {
    ...wholeBrief,
    title,
    wanted: [{ channel: 'instagram', format: 'reels', quantity: 1 }],
    startsOn: inDays(10),
    endsOn: inDays(30),
    creatorsWanted: 1,
  } as never);
  await job.submit(brand, id);
  await job.approve(id);
  await job.shortlist(id, [own, ...others].map(creatorIdOf));
  await job.release(id);
  await job.select(brand, id, [creatorIdOf(own)]);
  return id;
}

const actor = async (email: string) => actorOf((await app.database.identity.byEmail(email)) as User);
