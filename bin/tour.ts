/** Creates the pictures of the tour by taking screenshots of pages with new demo data: `npm run tour`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { actorOf, areaPath, briefings, deliverables, jobs, proposals, users } from '@elenco/core';
import { openDatabase } from '@elenco/db';
import { screenshot } from '@elenco/pictures';
import { pictureName, type TourStep, tourSteps, tourViews } from '@elenco/portal/tour';
import { chromium } from '@playwright/test';
import { demoSeeded } from '../bench/parts/demoSeeded';
import { buildOnce, startDemoPortal } from '../bench/parts/portalOverDemo';
import { BROWSER_FLAGS, requireBrowser, USER_AGENT } from '../tests/support/browser';

const folder = new URL('../apps/portal/app/tour/pictures/', import.meta.url);
const emails = { brand: 'brand@aurora.example', creator: 'creator@story.example' } as const;
const audiences = ['brand', 'creator'] as const;
const locales = ['pt', 'en'] as const;
const views = ['wide', 'phone'] as const;

await buildOnce();
const demo = await demoSeeded();
const database = await openDatabase(demo.url, { poolMax: 2 });
const portal = await startDemoPortal(demo);
const browser = await chromium.launch({ executablePath: requireBrowser().path, args: BROWSER_FLAGS });
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const audience of audiences) for (const locale of locales) await photograph(audience, locale);
} finally {
  await browser.close();
  await portal.stop();
  await database.close();
  await demo.stop();
}

async function photograph(audience: keyof typeof emails, locale: (typeof locales)[number]): Promise<void> {
  const user = await userOf(emails[audience]);
  const now = new Date().toISOString();
  await database.update(users, { id: user.id, locale }, { actor: actorOf(user), now });
  const session = await database.identity.openSession(user.id, { now, ip: '', userAgent: USER_AGENT });
  const addresses = await addressesOf();
  for (const view of views) {
    const { scale, ...viewport } = tourViews[view];
    const context = await browser.newContext({
      baseURL: portal.url,
      viewport,
      deviceScaleFactor: scale,
      userAgent: USER_AGENT,
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'session', value: session, url: portal.url }]);
    const page = await context.newPage();
    for (const step of tourSteps[audience]) {
      await page.goto(addresses[step], { waitUntil: 'networkidle' });
      await page.evaluate(scrollToTab);
      const bytes = await screenshot(await page.screenshot());
      const name = pictureName(step, view, locale);
      await writeFile(new URL(name, folder), bytes);
      console.log(`${name}: ${bytes.length} bytes`);
    }
    await context.close();
  }
}

/** Scrolls to the tab that the URL names, so that the tab is visible below the project's header. */
function scrollToTab(): void {
  if (!location.search.includes('view=')) return;
  document.querySelector('main nav [aria-current]')?.scrollIntoView({ block: 'start' });
}

async function userOf(email: string) {
  const user = await database.identity.byEmail(email);
  if (!user) throw new Error(`the demo data has no user with ${email}`);
  return user;
}

/** Returns, for each step of the tour, the path of a page that shows suitable demo data. */
async function addressesOf(): Promise<Record<TourStep, string>> {
  const [brand, creator] = [actorOf(await userOf(emails.brand)), actorOf(await userOf(emails.creator))];
  const projects = await database.see(briefings, brand, {});
  const pieces = await database.see(deliverables, brand, {});
  const offers = await database.see(proposals, brand, {});
  const own = await database.see(deliverables, creator, {});
  const invitations = await database.see(proposals, creator, {});
  const openJobs = await database.see(jobs, creator, {});
  const inState = <Row extends { status: string }>(rows: readonly Row[], status: string): Row =>
    rows.find((row) => row.status === status) ?? fail(`the demo data has nothing that is ${status}`);

  const compared = inState(projects, 'awaiting_proposal').id;
  const open = offers.filter(
    ({ briefingId, status }) => briefingId === compared && (status === 'sent' || status === 'under_approval'),
  );
  const draft = inState(pieces, 'draft_submitted');
  const changes = inState(own, 'changes_requested');
  const latestFirst = invitations.toSorted((a, b) => (b.answerBy ?? '').localeCompare(a.answerBy ?? ''));
  const invited = inState(latestFirst, 'received');
  return {
    projects: areaPath.company,
    search: `${areaPath.company}/search`,
    shortlist: `${areaPath.company}/briefing/${inState(projects, 'selection').id}/select`,
    proposals: `${areaPath.company}/briefing/${compared}/approve-proposal/${open.map(({ creatorId }) => creatorId).join('-')}`,
    draft: `${areaPath.company}/briefing/${draft.briefingId}?view=content&piece=${draft.id}`,
    report: `${areaPath.company}/${inState(projects, 'closed').id}/new-report`,
    work: areaPath.creator,
    jobs: `${areaPath.creator}/jobs?opening=${inState(openJobs, 'open').id}`,
    invitation: `${areaPath.creator}/briefing/${invited.briefingId}`,
    delivery: `${areaPath.creator}/briefing/${changes.briefingId}?piece=${changes.id}#piece-${changes.id}`,
    money: `${areaPath.creator}/finance`,
  };
}

function fail(message: string): never {
  throw new Error(message);
}
