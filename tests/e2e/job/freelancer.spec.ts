import { contracts, type Deliverable } from '@elenco/core';
import { posts } from '@elenco/core/hiring';
import report from '@elenco/locales/pt/report.json' with { type: 'json' };
import { expect } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { type Cast, creatorIdOf, gather } from '../../support/cast';
import { inDays } from '../../support/days';
import { pdfPages } from '../../support/pdf';
import { overflowOf } from '../pages/variants';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { acceptContract } from './contract';

const title = 'Montagem de doze vídeos';
const finalFiles = 'https://drive.google.com/drive/folders/final';
let app: RunningApp;
let cast: Cast;
test.beforeAll(async () => {
  app = await startApp();
  cast = await gather(app.database);
  cast.clock.now = new Date().toISOString();
});
test.afterAll(() => app.stop());

test('a freelancer is hired and delivers work, and no page mentions publishing', async ({ browser }) => {
  const freelancer = cast.creators[0]!;
  const { id, contractId } = await hiredFreelancer();
  const pages = {
    brand: [
      ...['', '?view=content', '?view=payments', '?view=proposals'].map(
        (view) => `/dashboard/client/briefing/${id}${view}`,
      ),
      `/dashboard/client/${id}/new-report`,
      `/dashboard/contract/${contractId}`,
    ],
    creator: [`/dashboard/professional/briefing/${id}`, `/dashboard/contract/${contractId}`],
    homes: { brand: '/dashboard/client', creator: '/dashboard/professional' },
    notices: '/dashboard/notifications',
  };
  const brand = await person(browser, app.url);
  const creator = await person(browser, app.url, { width: 390 });
  await enter(brand.page, app, 'dona@aurora.example');
  await enter(creator.page, app, 'criadora1@elas.example');
  const bothSpeakOfWork = async () => {
    for (const path of [...pages.brand, pages.homes.brand, pages.notices])
      await expectNoPublishingWords(brand, path);
    for (const path of [...pages.creator, pages.homes.creator, pages.notices])
      await expectNoPublishingWords(creator, path);
  };

  await test.step('the brand and the freelancer accept the contract', async () => {
    await acceptContract(brand, contractId);
    await acceptContract(creator, contractId);
    await bothSpeakOfWork();
  });

  const [piece] = (await cast.job.deliverablesOf(contractId)) as [Deliverable];
  await test.step('the brand approves the draft', async () => {
    await cast.job.showDraft(freelancer, piece, 'Primeira versão, com cor e legendas');
    await bothSpeakOfWork();
    await brand.visit(pages.brand[1]!);
    await brand.press(`${brand.words.company.content.approveDraft}: Vídeo 1 · YouTube`);
    await brand.press(brand.words.company.content.approveDraft, brand.dialog);
    await brand.sees(brand.words.toasts.draftApproved);
  });

  await test.step('the freelancer delivers final files, which are not published on a social network', async () => {
    const { creator: words, toasts } = creator.words;
    await bothSpeakOfWork();
    await creator.visit(pages.creator[0]!);
    await creator.sees('Entregue a versão final de Vídeo 1 e informe o link');
    await creator.fill(words.publish.linkOfWork, finalFiles);
    await creator.press(words.publish.send);
    await creator.sees(toasts.linkSent);
    await creator.sees(creator.words.portal.delivered);
    await bothSpeakOfWork();
  });

  await test.step('the brand confirms the delivery, which is shown as work, not as a post', async () => {
    const { content } = brand.words.company;
    await brand.visit(pages.brand[1]!);
    await expect(brand.page.getByRole('link', { name: content.publishedOfWork })).toHaveAttribute(
      'href',
      finalFiles,
    );
    await brand.press(`${content.verifyOfWork}: Vídeo 1 · YouTube`);
    await brand.press(content.verifyOfWork, brand.dialog);
    await brand.sees(brand.words.toasts.verified);
    await bothSpeakOfWork();
    expect(await app.database.see(posts, cast.brand, { briefingId: id })).toEqual([]);
  });

  await test.step('the closed report and the contract’s PDF also mention work, not posts', async () => {
    await brand.visit(`/dashboard/client/${id}/new-report`);
    await brand.press(report.close);
    await brand.sees(report.byFreelancer);
    await brand.sees('1 de 1 entrega feita.');
    await expect(brand.page).toHaveURL(/[?&]report=\d+/);
    const closed = new URL(brand.page.url());
    for (const path of [
      closed.pathname.replace('new-report', 'new-report.pdf') + closed.search,
      `/dashboard/contract/${contractId}.pdf`,
    ]) {
      const bytes = await brand.page.evaluate(
        async (file) => [...new Uint8Array(await (await fetch(file)).arrayBuffer())],
        path,
      );
      const text = (await pdfPages(new Response(new Uint8Array(bytes)))).join(' ');
      expect(text).toContain(title);
      expect([path, publishingWordIn(text)]).toEqual([path, undefined]);
    }
  });
  expect([...brand.troubles, ...creator.troubles]).toEqual([]);
});

/** Creates a project for a freelancer, up to the contract that both sides have to sign. */
async function hiredFreelancer(): Promise<{ id: number; contractId: number }> {
  const { job, brand, creators } = cast;
  const [freelancer] = creators;
  const id = await job.draft(brand, {
    kind: 'freelancer',
    title,
    description: 'Montar doze vídeos curtos com o material que já temos.',
    skill: 'film',
    creatorsWanted: 1,
    startsOn: inDays(3),
    endsOn: inDays(30),
    budgetCents: 1_000_000,
    work: { place: 'remote' },
  } as never);
  await job.submit(brand, id);
  await job.approve(id);
  await job.shortlist(id, creators.map(creatorIdOf));
  await job.release(id);
  const [offer] = await job.select(brand, id, [creatorIdOf(freelancer!)]);
  const line = {
    channel: 'youtube',
    format: 'video',
    quantity: 1,
    pricing: 'total',
    amountCents: 400_000,
  } as const;
  await job.propose(freelancer!, offer!.id, [line], 'Topo!');
  await job.hire(brand, id, [offer!.id]);
  const [contract] = await app.database.see(contracts, brand, { briefingId: id });
  return { id, contractId: contract!.id };
}

/** Opens a page, and checks that its content does not mention publishing or posts. */
async function expectNoPublishingWords(who: Person, path: string): Promise<void> {
  await who.visit(path);
  await who.page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
  });
  const text = await who.page.locator('main').innerText();
  expect([path, publishingWordIn(text)]).toEqual([path, undefined]);
  expect([path, await overflowOf(who.page)]).toEqual([path, []]);
}

/** Returns the first word about publishing or posts; undefined if there is none. */
const publishingWordIn = (text: string) => /\S*(?:publi[cq]|postage|\bposts?\b)\S*/i.exec(text)?.[0];
