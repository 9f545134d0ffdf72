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
/** Maximum number of steps. The demo data has fewer steps, including those that follow from other steps. */
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
      await completeQueue(brand);
      await brand.visit(home);
    }
    // No next step is left. The page still lists offline posts and unread notifications.
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

/** Completes the task on every page of the queue until the queue is empty. */
async function completeQueue(brand: Person): Promise<void> {
  const { page, words } = brand;
  const bar = page.getByRole('navigation', { name: words.portal.queue.label });
  for (;;) {
    await brand.settled();
    await closeToasts(brand);
    const { pathname, search, hash } = new URL(page.url());
    const target = hash ? page.locator(hash) : page.getByRole('main');
    // The button links to the row itself, not only to the page of the row.
    await expect(target).toBeInViewport();
    await actOf(pathname, search, hash)(brand, target);
    await brand.settled();
    if (!search.includes('queue=') || (await bar.count()) === 0) return;
    await expect(bar).toBeVisible();
    if ((await bar.getByText(within(words.portal.queue.done)).count()) > 0) return;
  }
}

/**
 * Closes all toasts, so that the next toast is that of the next action. The URL changes before the page does,
 * so it does not show that the action is done.
 */
async function closeToasts({ page, words }: Person): Promise<void> {
  const toasts = page.getByRole('region', { name: words.portal.ui.messages });
  const close = toasts.getByRole('button', { name: words.portal.ui.close });
  await expect(async () => {
    await close.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLButtonElement).click();
    });
    expect(await close.count()).toBe(0);
  }).toPass();
}

type Act = (brand: Person, target: Locator) => Promise<void>;

function actOf(pathname: string, search: string, hash: string): Act {
  if (pathname.endsWith('/slip')) return reportPayment;
  if (pathname.endsWith('/squad-step-approve')) return approveStep;
  if (search.includes('piece=')) return decide;
  if (search.includes('view=posts')) return confirmFigures;
  if (hash === '#late-work') return remind;
  if (hash === '#stand-ins') return inviteStandIn;
  if (search.includes('view=jobs')) return answerApplications;
  if (search.includes('view=proposals')) return approveAll;
  if (pathname.endsWith('/select')) return invite;
  if (pathname.startsWith(`${home}/contracts`)) return acceptAll;
  if (pathname.startsWith(`${home}/briefings/`)) return continueBriefing;
  if (/\/briefing\/\d+$/.test(pathname) && !search.includes('view=')) return completeHiring;
  throw new Error(`no act for ${pathname}${search}`);
}

const reportPayment: Act = async (brand) => {
  const { page, words } = brand;
  const { report } = words.company;
  const form = page.getByRole('region', { name: report.title });
  await form.getByLabel(report.by).selectOption('transfer');
  const before = page.url();
  await brand.press(report.send, form);
  // In a queue, the toast names the project, and the page already shows the next charge.
  await brand.sees(words.toasts.paymentReported.split('.')[0] ?? '');
  const isSent = async () => page.url() !== before || !(await form.getByLabel(report.by).isVisible());
  await expect.poll(isSent).toBe(true);
};

/** Approves the draft, or confirms the post, of the current step. */
const decide: Act = async (brand, target) => {
  const act = target.locator('[data-main-act]');
  const name = await act.innerText();
  await act.click();
  await brand.press(name, brand.page.getByRole('alertdialog'));
  await expect(act).toHaveCount(0);
};

/**
 * Puts an applicant without an answer on the shortlist, or on the waiting list once the shortlist is closed.
 */
const answerApplications: Act = async (brand, target) => {
  const { shortlist, wait } = brand.words.company.job;
  const answer = target
    .getByRole('listitem')
    .filter({ has: brand.page.getByText(brand.words.resources.applications.status.applied, { exact: true }) })
    .getByRole('button', { name: new RegExp(`^(${shortlist}|${wait}): `) })
    .first();
  const name = (await answer.getAttribute('aria-label')) ?? '';
  await answer.click();
  // In a queue, the page may already show the next project.
  await expect(target.getByRole('button', { name, exact: true })).toHaveCount(0);
};

const approveStep: Act = async (brand) => {
  const { page, words } = brand;
  const approve = page.getByRole('button', {
    name: words.resources['squad-steps'].moves.approve,
    exact: true,
  });
  await approve.click();
  await brand.sees(words.toasts.stepApproved);
};

/** Confirms the metrics of the post to which the step links. */
const confirmFigures: Act = async (brand, target) => {
  const confirm = target.getByRole('button', { name: new RegExp(`^${brand.words.company.posts.confirm}: `) });
  await confirm.click();
  await expect(confirm).toHaveCount(0);
};

const approveAll: Act = async ({ page }) => {
  await page.locator('[data-main-act]').click();
  await page.waitForURL(/\/approve-proposal\//);
  const approve = page
    .getByRole('main')
    .getByRole('button', { name: /^Aprovar (a proposta|\d+ propostas) por / });
  const isFarAbove = (await approve.getAttribute('aria-haspopup')) === 'dialog';
  await approve.click();
  if (isFarAbove) {
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Aprovar (a proposta|\d+ propostas) por / })
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

/** Reminds the creators whose work for one project is late. */
const remind: Act = async (brand, target) => {
  const before = brand.page.url();
  await target.locator('[data-main-act]').click();
  await brand.page.waitForURL((url) => url.href !== before);
  await brand.sees(brand.words.toasts.creatorsReminded);
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
  // The page redirects to the project if all contracts belong to one project, otherwise to the home page.
  await page.waitForURL((url) => !url.pathname.startsWith(`${home}/contracts`));
};

/** Completes the hiring of a project whose last day has passed, with the creators who signed. */
const completeHiring: Act = async (brand, target) => {
  const act = target.locator('[data-main-act]');
  const name = await act.innerText();
  await act.click();
  await brand.press(name, brand.page.getByRole('alertdialog'));
  await expect(act).toHaveCount(0);
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
