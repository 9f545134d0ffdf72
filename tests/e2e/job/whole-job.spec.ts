import { actorOf, briefings, contracts, evaluations, payouts, postings } from '@elenco/core';
import { People } from '@elenco/db';
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { moreCreators, passwordHash } from '../../support/cast';
import { inDays } from '../../support/days';
import { type Person, person, signIn } from '../support/person';
import { test } from '../support/test';
import { filled } from '../support/words';
import * as brands from './brand';
import { acceptContract } from './contract';
import * as creators from './creator';
import { expectNextStep, expectNoNextStep } from './nextStep';
import * as platform from './platform';

const password = 'elenco-demo-2026';

const aurora = {
  name: 'Bruna Dias',
  email: 'bruna@aurora.example',
  password,
  tradeName: 'Aurora Cosméticos',
  cnpj: '12ABC34501DE35',
  cpf: '52998224725',
};
const ana = { name: 'Ana Prado', email: 'ana@elas.example', password, cpf: '11144477735' };
const bia = { name: 'Bia Luz', email: 'bia@elas.example', password, cpf: '39053344705' };
const brief = {
  title: 'Verão sem frescura',
  product: 'Protetor solar FPS 70',
  budgetCents: 1_000_000,
  startsOn: inDays(10),
  endsOn: inDays(30),
};
const staff = [
  { name: 'Gabriela Torres', email: 'curadoria@casa.example', duty: 'curation' },
  { name: 'Heitor Vale', email: 'financeiro@casa.example', duty: 'finance' },
  { name: 'Iara Moura', email: 'financeiro2@casa.example', duty: 'finance' },
] as const;

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
  const people = new People(app.database, { passwordHash }, () => new Date().toISOString());
  for (const { name, email, duty } of staff) await people.staff(name, email, [duty]);
  // Creates a third creator, who is needed only for the shortlist.
  await moreCreators(app.database, 1);
});
test.afterAll(() => app.stop());

test('a brand hires a creator and the creator is paid', async ({ browser }) => {
  test.setTimeout(600_000);
  const open = () => person(browser, app.url);
  const [brand, first, second, curator, finance, finance2] = (await Promise.all([
    open(),
    open(),
    open(),
    open(),
    open(),
    open(),
  ])) as [Person, Person, Person, Person, Person, Person];
  const everybody = [brand, first, second, curator, finance, finance2];

  await test.step('the creators sign up and complete their profiles', async () => {
    for (const [who, about] of [
      [first, ana],
      [second, bia],
    ] as const) {
      await creators.signUpCreator(who, about, app.database);
      await creators.completeProfile(who, about);
    }
  });
  const id =
    await test.step('the brand signs up with an alphanumeric CNPJ and sends a briefing', async () => {
      await brands.signUpBrand(brand, aurora, app.database);
      await brands.completeCompany(brand, aurora);
      return brands.writeBriefing(brand, brief);
    });
  const mine = (who: (typeof staff)[number] | typeof aurora | typeof ana) => actor(who.email);

  await test.step('curation sends the briefing back, the brand corrects it, and curation approves it', async () => {
    await signIn(curator, staff[0].email, password);
    await expectNoNextStep(brand, 'brand');
    await platform.sendBack(curator, brief.title, 'Diga também o que evitar.');
    await expectNextStep(brand, 'brand', 'correct_briefing');
    await brands.correctBriefing(brand, id, 'Diga também o que evitar.');
    await platform.approveBriefing(curator, brief.title);
  });
  await test.step('curation puts three creators on the shortlist and releases it', () =>
    platform.curate(curator, brief.title, [ana.name, bia.name, 'Criadora Número 101']));
  await test.step('the brand invites two creators', async () => {
    await expectNextStep(brand, 'brand', 'choose_creators');
    await brands.chooseCreators(brand, id, [ana.name, bia.name]);
  });

  await test.step('one creator declines with a reason', async () => {
    await expectNextStep(first, 'creator', 'answer_invitation');
    await creators.declineInvitation(first, id, 'Já tenho outra marca de protetor.');
    await expectNoNextStep(first, 'creator');
  });
  const { arrives } =
    await test.step('the second creator sends a proposal, withdraws it, and sends a better one', async () => {
      await expectNextStep(second, 'creator', 'answer_invitation');
      await creators.acceptInvitation(second, id, brief.title);
      await expectNextStep(second, 'creator', 'write_proposal');
      await creators.sendProposal(second, id, {
        perPostCents: 350_000,
        totalCents: 700_000,
        message: 'Topo!',
      });
      await creators.takeBack(second, id);
      return creators.sendProposal(second, id, {
        perPostCents: 300_000,
        totalCents: 600_000,
        message: 'Com dois Reels, por menos.',
      });
    });
  await test.step('the brand reads the total and the contract, and approves the proposal', async () => {
    await expectNextStep(brand, 'brand', 'answer_proposals');
    await brand.visit(`/dashboard/client/briefing/${id}?view=proposals`);
    await brand.sees(filled(brand.words.company.proposals.earlier, { round: 1 }));
    const offer = { name: bia.name, totalCents: 600_000, budgetCents: brief.budgetCents, isFarAbove: true };
    await brands.approveProposal(brand, id, offer);
  });
  await test.step('the brand and the creator accept the contract', async () => {
    const [contract] = await app.database.see(contracts, await mine(aurora), { briefingId: id });
    for (const [party, side] of [
      [brand, 'brand'],
      [second, 'creator'],
    ] as const) {
      await expectNextStep(party, side, 'accept_contract');
      await acceptContract(party, contract?.id ?? 0);
    }
    await creators.expectSameForecast(second, arrives, id);
    await brands.seeMoneyToPay(brand, 600_000);
  });
  await test.step('finance settles the charge', async () => {
    await expectNextStep(brand, 'brand', 'pay_charge');
    await signIn(finance, staff[1].email, password);
    await platform.settleCharge(finance, 600_000);
    await expectNoNextStep(brand, 'brand');
  });

  await test.step('the creator’s drafts are sent, changed once, approved, published and confirmed', async () => {
    await expectNextStep(second, 'creator', 'submit_draft', 2);
    for (const n of [1, 2]) await creators.submitDraft(second, id, n, '#publi Meu protetor de todo dia');
    await expectNextStep(brand, 'brand', 'review_draft', 2);
    await brands.requestChange(brand, id, 1, 'Mostre a embalagem.');
    await expectNextStep(second, 'creator', 'change_draft');
    await creators.submitDraft(second, id, 1, '#publi Meu protetor, e a embalagem');
    for (const n of [1, 2]) {
      await brands.approveDraft(brand, id, n);
      await expectNextStep(second, 'creator', 'publish_content');
      await creators.postLink(second, id, n);
      await brands.verifyContent(brand, id, n);
    }
  });
  await test.step('the creator’s invoice is submitted and accepted, and two finance users pay it', async () => {
    await expectNextStep(second, 'creator', 'send_invoice');
    await creators.confirmReceipt(second, id);
    await expectNoNextStep(second, 'creator');
    await platform.acceptInvoice(finance);
    await platform.preparePayout(finance);
    await signIn(finance2, staff[2].email, password);
    await platform.releasePayout(finance2, 'E2E-2026-0001');
  });
  await test.step('the creator sees the payment with the amount that the proposal showed', () =>
    creators.expectPaidPayout(second, { arrives, proof: 'E2E-2026-0001' }, id));

  await test.step('the brand and the creator evaluate each other, and read an evaluation only after writing their own', async () => {
    await expectNextStep(brand, 'brand', 'evaluate');
    await brands.evaluateCreator(brand, id, 'Entregou tudo no prazo.');
    await second.visit(`/dashboard/professional/briefing/${id}`);
    await expect(second.page.getByText('Entregou tudo no prazo.')).toHaveCount(0);
    await expectNextStep(second, 'creator', 'evaluate');
    await creators.evaluateBrand(second, id, 'Briefing claro, resposta rápida.');
    await second.visit(`/dashboard/professional/briefing/${id}`);
    await second.sees('Entregou tudo no prazo.');
    await brand.visit(`/dashboard/client/briefing/${id}?view=evaluation`);
    await brand.sees('Briefing claro, resposta rápida.');
    await brand.sees(brand.words.resources.briefings.status.closed);
  });

  await test.step('the ledger sums to zero, and the statements of the brand and the creator agree', async () => {
    await platform.seeLedgerAtZero(finance);
    const all = await app.database.see(postings, await mine(staff[1]), {});
    const sum = (rows: typeof all) => rows.reduce((total, row) => total + row.amountCents, 0);
    expect(all.length).toBeGreaterThan(0);
    expect(sum(all)).toBe(0);
    for (const account of ['held', 'payable', 'receivable', 'committed']) {
      expect([account, sum(all.filter((row) => row.account === account))]).toEqual([account, 0]);
    }
    const [payout] = await app.database.see(payouts, await mine(bia), { briefingId: id });
    expect(payout).toMatchObject({ status: 'made', grossCents: 510_000 });
    expect(second.money(payout?.netCents ?? 0).replace(/\s/g, ' ')).toBe(arrives.replace(/\s/g, ' '));
    const [briefing] = await app.database.see(briefings, await mine(aurora), { id });
    expect(briefing?.status).toBe('closed');
    expect(await app.database.see(evaluations, await mine(aurora), { briefingId: id })).toHaveLength(2);
  });
  expect(everybody.flatMap(({ troubles }) => troubles)).toEqual([]);
});

async function actor(email: string) {
  const user = await app.database.identity.byEmail(email);
  if (!user) throw new Error(`no user has ${email}`);
  return actorOf(user);
}
