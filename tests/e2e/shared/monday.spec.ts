import { expect, type Locator } from '@playwright/test';
import { type RunningApp, startApp } from '../../support/app';
import { expectAccessible } from '../support/accessible';
import { type Person, person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';
import { filled, within } from '../support/words';

let app: RunningApp;
test.beforeEach(async () => {
  app = await startApp({ demo: true });
});
test.afterEach(() => app.stop());

const home = '/dashboard/client';
/** More than the next steps of the demo data and those that follow from them. */
const MAX_STEPS = 20;

for (const width of [1440, 390]) {
  test(`a brand owner works through all next steps of the demo data, at ${width} px`, async ({ browser }) => {
    const brand = await person(browser, app.url, { width });
    await enter(brand.page, app, 'brand@aurora.example');
    const { page, words } = brand;
    const next = page.getByRole('region', { name: words.portal.ui.nextStep });
    const done: string[] = [];
    await brand.visit(home);
    while ((await next.count()) > 0) {
      expect(done.length, done.join('\n')).toBeLessThan(MAX_STEPS);
      const link = next.getByRole('link').first();
      const to = await link.getAttribute('href');
      done.push(`${await next.getByRole('heading').innerText()}: ${to}`);
      await link.click();
      await page.waitForURL((url) => url.pathname !== home);
      await workOff(brand);
      await brand.visit(home);
    }
    // Nothing is left to do, but offline posts are still to be watched, and notices are unread.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.company.home.watching);
    await page.getByRole('main').locator('a[href="/dashboard/notifications"]').first().click();
    await brand.press(words.shared.notifications.markAll);
    await brand.visit(home);
    await expectAccessible(page);
    for (const step of ['pay_overdue', 'review_draft', 'verify_content', 'answer_proposals'] as const) {
      const texts = words.company.next[step];
      const [one = ''] = texts.title_other
        .split('{{count}}')
        .map((part) => part.trim())
        .filter(Boolean);
      expect(
        done.some((line) => line.includes(one) || line.includes(texts.title_one)),
        step,
      ).toBe(true);
    }
    expect(brand.troubles).toEqual([]);
  });
}

/** Does what each page of the queue asks for, until the queue is empty. */
async function workOff(brand: Person): Promise<void> {
  const { page, words } = brand;
  const bar = page.getByRole('navigation', { name: words.portal.queue.label });
  for (;;) {
    await brand.settled();
    const { pathname, search, hash } = new URL(page.url());
    const target = hash ? page.locator(hash) : page.getByRole('main');
    // The button leads to the row itself, not only to its page.
    await expect(target).toBeInViewport();
    await actOf(pathname, search, hash)(brand, target);
    await brand.settled();
    if (!search.includes('queue=') || (await bar.count()) === 0) return;
    await expect(bar).toBeVisible();
    if ((await bar.getByText(within(words.portal.queue.done)).count()) > 0) return;
  }
}

type Act = (brand: Person, target: Locator) => Promise<void>;

function actOf(pathname: string, search: string, hash: string): Act {
  if (search.includes('view=payments') || pathname.endsWith('/slip')) return reportPayment;
  if (search.includes('piece=')) return decide;
  if (search.includes('view=posts')) return confirmFigures;
  if (hash === '#late-work') return remind;
  if (hash === '#stand-ins') return inviteStandIn;
  if (search.includes('view=proposals')) return approveAll;
  if (pathname.endsWith('/select')) return invite;
  if (pathname.startsWith(`${home}/contracts`)) return acceptAll;
  if (pathname.startsWith(`${home}/briefings/`)) return continueBriefing;
  throw new Error(`no act for ${pathname}${search}`);
}

const reportPayment: Act = async (brand, target) => {
  const { page, words } = brand;
  const { report } = words.company;
  if (!page.url().includes('/slip')) {
    await brand.follow(report.link, target);
    await page.waitForURL(/\/slip\b/);
    await brand.settled();
  }
  const form = page.getByRole('region', { name: report.title });
  await form.getByLabel(report.by).selectOption('transfer');
  const before = page.url();
  await brand.press(report.send, form);
  // In a queue, the toast names the project, and the page already shows the next charge.
  await brand.sees(words.toasts.paymentReported.split('.')[0] ?? '');
  await page.waitForURL((url) => url.href !== before);
};

/** Approves the draft, or confirms the post, of the current step. */
const decide: Act = async (brand, target) => {
  const act = target.locator('[data-main-act]');
  const name = await act.innerText();
  await act.click();
  await brand.press(name, brand.page.getByRole('alertdialog'));
  await expect(act).toHaveCount(0);
};

/** Confirms the figures of the post that the step leads to. */
const confirmFigures: Act = async (brand, target) => {
  const confirm = target.getByRole('button', { name: new RegExp(`^${brand.words.company.posts.confirm}: `) });
  await confirm.click();
  await expect(confirm).toHaveCount(0);
};

const approveAll: Act = async ({ page }) => {
  await page.locator('[data-main-act]').click();
  await page.waitForURL(/\/approve-proposal\//);
  const approve = page.getByRole('main').getByRole('button', { name: /^Aprovar e contratar/ });
  const isFarAbove = (await approve.getAttribute('aria-haspopup')) === 'dialog';
  await approve.click();
  if (isFarAbove) {
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Aprovar e contratar/ })
      .click();
  }
  await page.waitForURL((url) => !url.pathname.includes('/approve-proposal/'));
};

const invite: Act = async (brand) => {
  const { page, words } = brand;
  const { select } = words.company;
  await page.getByRole('main').getByRole('checkbox').first().check();
  await brand.press(filled(select.invite_one, { count: 1 }));
  await brand.press(select.send, page.getByRole('alertdialog'));
  await page.waitForURL((url) => !url.pathname.endsWith('/select'));
};

/** Reminds the creators of late work of one project. */
const remind: Act = async ({ page }, target) => {
  const before = page.url();
  await target.locator('[data-main-act]').click();
  await page.waitForURL((url) => url.href !== before);
};

/** Invites the first stand-in of a project whose creators have not answered in time. */
const inviteStandIn: Act = async (brand, target) => {
  await target.locator('[data-main-act]').click();
  await brand.press(brand.words.company.standIns.send, brand.page.getByRole('alertdialog'));
  await brand.sees(brand.words.toasts.standInInvited);
};

const acceptAll: Act = async ({ page }) => {
  const accept = page.getByRole('main').getByRole('button', { name: /^Aceitar/ });
  await accept.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByRole('button', { name: /^Aceitar/ }).click();
  // Leads back to the project if all contracts belong to one, else to the home page.
  await page.waitForURL((url) => !url.pathname.startsWith(`${home}/contracts`));
};

/** Completes the first unfinished step of the briefing, or submits it. */
const continueBriefing: Act = async (brand) => {
  const { page, words } = brand;
  const { wizard } = words.company;
  if (page.url().endsWith('/review')) {
    await brand.press(wizard.submit);
    await page.waitForURL(/\/dashboard\/client\/briefing\/\d+$/);
    return;
  }
  await brand.fill(words.brief.fields.description, 'Brilho para as festas, com o que já está na bolsa.');
  const at = page.url();
  await brand.press(wizard.continue);
  await page.waitForURL((url) => url.href !== at);
};
