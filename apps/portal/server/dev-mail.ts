import { tokens } from '@elenco/core/platform/design';
import type { Database, MailRow } from '@elenco/db';
import en from '@elenco/locales/en/mailbox.json';
import pt from '@elenco/locales/pt/mailbox.json';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { detectLocale } from '../app/i18n/detect.server';
import type { Locale } from '../app/i18n/locales';
import type { Env } from './types';

type Words = typeof pt;
type Markup = ReturnType<typeof html>;

/**
 * Mounts the mailbox for developers: a list of e-mails, and each e-mail as HTML and text. `?to=` limits the
 * list to one e-mail address. The HTML is in a sandboxed frame, since it contains user input. Anyone can open
 * the mailbox, so it is never mounted in production.
 */
export function mountDevMail(app: Hono<Env>, database: Database): void {
  app.get('/dev/mail', async (c) => {
    const to = c.req.query('to');
    const mails = await database.outbox.mailbox(to ? { to } : {});
    const { locale, words } = await languageOf(c);
    return c.html(page(c, locale, words.title, list(mails, words, to)));
  });
  app.get('/dev/mail/:id{[0-9]{1,9}}', async (c) => {
    const mail = await database.outbox.mailById(Number(c.req.param('id')));
    if (!mail) return c.notFound();
    const { locale, words } = await languageOf(c);
    return c.html(page(c, locale, mail.subject, view(mail, words)));
  });
}

async function languageOf(c: Context<Env>): Promise<{ locale: Locale; words: Words }> {
  const locale = await detectLocale(c.req.raw, c.get('user')?.locale);
  return { locale, words: { pt, en }[locale] };
}

const { paper, surface, ink, line, accentStrong } = tokens.color.light;
const style = `body{margin:0 auto;max-width:960px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;background:${paper};color:${ink}}
a{color:${accentStrong}}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:8px;border-bottom:1px solid ${line}}
iframe,pre{box-sizing:border-box;width:100%;border:1px solid ${line};border-radius:14px;background:${surface}}
iframe{height:720px}pre{padding:16px;white-space:pre-wrap;overflow-wrap:anywhere}`;

function page(c: Context<Env>, locale: Locale, title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="${locale === 'pt' ? 'pt-BR' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${c.get('nonce')}">${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;
}

function stateOf({ sentAt, refusedAt, refusal }: MailRow, words: Words): string {
  if (sentAt) return words.sent.replace('{{at}}', sentAt);
  return refusedAt ? words.refused.replace('{{why}}', refusal ?? '') : words.waiting;
}

function list(mails: readonly MailRow[], words: Words, to: string | undefined): Markup {
  if (mails.length === 0) return html`<p>${words.empty}</p>`;
  const rows = mails.map(
    (
      mail,
    ) => html`<tr><td><a href="/dev/mail?to=${encodeURIComponent(mail.toAddress)}">${mail.toAddress}</a></td>
<td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td><td>${stateOf(mail, words)}</td></tr>`,
  );
  return html`${to ? html`<p><a href="/dev/mail">${words.all}</a></p>` : ''}
<table><thead><tr><th>${words.to}</th><th>${words.subject}</th><th>${words.state}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function view(mail: MailRow, words: Words): Markup {
  return html`<p><a href="/dev/mail">${words.all}</a> · ${words.to}: ${mail.toAddress} · ${stateOf(mail, words)}</p>
<iframe sandbox title="${words.html}" srcdoc="${mail.htmlBody}"></iframe>
<h2>${words.text}</h2><pre>${linked(mail.textBody)}</pre>`;
}

/** Turns the URLs in the text into links, since links in the sandboxed frame cannot be followed. */
function linked(text: string): (string | Markup)[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, n) => (n % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}
