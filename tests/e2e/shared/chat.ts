import { actorOf, conversations, users } from '@elenco/core';
import { type Browser, expect, type Page } from '@playwright/test';
import type { RunningApp } from '../../support/app';
import { Person } from '../support/person';
import { enter } from '../support/session';

export const creatorEmail = 'creator@story.example';

export async function actorBy(app: RunningApp, email: string) {
  const user = await app.database.identity.byEmail(email);
  if (!user) throw new Error(`the demo data has no user with ${email}`);
  return actorOf(user);
}

/** Returns the latest conversation of the demo data: its two pages, its project and the brand's owner. */
export async function latestConversation(app: RunningApp) {
  const actor = await actorBy(app, creatorEmail);
  const [talk] = await app.database.see(
    conversations,
    actor,
    {},
    { by: 'lastMessageAt', down: true, limit: 1 },
  );
  if (!talk) throw new Error('the demo data has no conversation of its creator');
  const { briefingId, creatorId, companyId } = talk;
  const address = {
    brand: `/dashboard/client/briefing/${briefingId}/chat/${creatorId}`,
    creator: `/dashboard/professional/briefing/${briefingId}/chat`,
  };
  const [invited] = await app.database.projects.invitations(actor, { briefingId });
  const owners = { companyId, companyRole: 'owner' } as const;
  const [owner] = await app.database.see(users, await actorBy(app, 'owner@elenco.example'), owners);
  return { address, title: invited?.brief.title ?? '', brandEmail: owner?.email ?? '' };
}

/** Opens a page in a browser context of a signed-in user. */
export async function openAs(
  app: RunningApp,
  browser: Browser,
  email: string,
  options: Parameters<Browser['newContext']>[0] = {},
) {
  const context = await browser.newContext({ baseURL: app.url, ...options });
  return enter(await context.newPage(), app, email);
}

export const thread = (page: Page) => page.getByRole('list', { name: 'Mensagens da conversa' });
/** Types a message, leaves the page without sending the message, and expects the text after returning. */
export async function revisit(page: Page, address: string, text: string) {
  const message = page.getByRole('textbox', { name: /^Mensagem/ });
  // Scripts keep the text, so they must run before the page is left.
  await new Person(page, 'pt').visit(address);
  await message.fill(text);
  await page.goto('/dashboard/client');
  await page.goto(address);
  await expect(message).toHaveValue(text);
}
export const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Mensagem/ }).fill(text);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(thread(page)).toContainText(text);
};

/** Records the streams that a page opens from now on. */
export function watchStreams(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dashboard/stream')) asked.push(request.url());
  });
  return asked;
}
