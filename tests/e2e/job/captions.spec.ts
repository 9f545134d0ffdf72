import { expect } from '@playwright/test';
import { Client } from 'pg';
import { type RunningApp, startApp } from '../../support/app';
import { overflowOf } from '../pages/variants';
import { expectAccessible } from '../support/accessible';
import { person } from '../support/person';
import { enter } from '../support/session';
import { test } from '../support/test';

let app: RunningApp;
/** A caption with a hashtag. */
let caption: string;
test.beforeAll(async () => {
  app = await startApp({ demo: true });
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ caption: string }>(
    `select caption from network_posts where caption ~ '#[a-z]{5,}' and caption !~ '^#' order by id limit 1`,
  );
  await client.end();
  caption = rows[0]!.caption;
});
test.afterAll(() => app.stop());

for (const width of [390, 1440]) {
  test(`a brand finds a creator by a caption and sees which posts contain its unwanted words, at ${width} px`, async ({
    browser,
  }) => {
    const who = await person(browser, app.url);
    const { page } = who;
    await page.setViewportSize({ width, height: 900 });
    await enter(page, app, 'brand@aurora.example');
    const [tag = ''] = /#[a-z]{5,}/.exec(caption) ?? [];
    const [word = ''] = /\p{L}{5,}/u.exec(caption) ?? [];

    await who.visit('/dashboard/client/settings');
    await page.getByLabel('Palavras indesejadas').fill(`cassino\n${word}`);
    await page.locator('button[name=intent][value=words]').click();
    await expect(page.getByLabel('Palavras indesejadas')).toHaveValue(`cassino\n${word}`);
    expect(await overflowOf(page)).toEqual([]);

    await who.visit(`/dashboard/client/search?captions=${encodeURIComponent(tag)}`);
    await expect(page.getByRole('link', { name: `Remover Nas legendas: “${tag}”` })).toBeVisible();
    await expect(page.getByText(/Nas? legendas? de \d+ publicaç/).first()).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('main').locator('a[href*="creator-profile/"]').first().click();

    const section = page.locator('#post-words');
    await expect(section.locator('mark', { hasText: word }).first()).toBeVisible();
    await expect(section.getByRole('link', { name: /^Abrir no Instagram/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.instagram\.com\/p\//,
    );
    await expect(section).toContainText('não diz nada sobre a publicação');
    expect(await overflowOf(page)).toEqual([]);
    await expectAccessible(page);
  });
}
