import type { Context } from 'hono';
import { html } from 'hono/html';
import { detectLocale } from '../../app/i18n/detect.server';
import { tags } from '../../app/i18n/locales';
import { i18nOf } from '../../app/i18n/translate.server';
import type { Env } from '../types';

/**
 * Returns the page for an exceeded rate limit. It is rendered without Remix, since a regular page would cost
 * the CPU time that the limit saves.
 */
export async function tooManyRequests(c: Context<Env>): Promise<Response> {
  const locale = await detectLocale(c.req.raw, c.get('user')?.locale);
  const t = i18nOf(locale).getFixedT(locale, 'portal');
  c.header('Cache-Control', 'no-store');
  return c.html(
    html`<!doctype html>
<html lang="${tags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('oops.tooOften.title')}</title>
<style nonce="${c.get('nonce')}">
body { margin: 20vh auto; max-width: 32rem; padding: 0 1.5rem; font: 1.0625rem/1.5 system-ui, sans-serif; color-scheme: light dark }
h1 { font-size: 1.5rem; line-height: 1.25 }
</style>
</head>
<body>
<main>
<h1>${t('oops.tooOften.title')}</h1>
<p>${t('oops.tooOften.text')}</p>
</main>
</body>
</html>`,
    429,
  );
}
