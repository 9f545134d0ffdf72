import { tokens } from '@elenco/core/platform/design';
import type { MailContent } from '@elenco/db';

/** The texts of an e-mail in one language, not escaped. */
export interface Frame {
  readonly locale: 'pt' | 'en';
  readonly brand: string;
  readonly subject: string;
  readonly greeting: string;
  /** Text of the e-mail. Paragraphs are separated by empty lines. */
  readonly body: string;
  readonly action: string;
  /** Absolute URL. */
  readonly url: string;
  /** Text for mail programs that do not show the button. It contains the URL. */
  readonly fallback: string;
  readonly signature: string;
  /** Reason why the recipient gets this e-mail. */
  readonly why: string;
  /** Link that stops e-mails of this kind. `url` is absolute. */
  readonly stop?: { readonly label: string; readonly url: string };
}

const { light } = tokens.color;
const TEXT_FONT = "Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const DISPLAY_FONT = "'Bricolage Grotesque',Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** Returns an e-mail as plain text and as HTML. Escapes user input, and puts the subject on one line. */
export function renderMail(frame: Frame): MailContent {
  const subject = frame.subject.replace(/\s+/g, ' ').trim();
  const mail = { subject, text: textOf(frame), html: htmlOf({ ...frame, subject }) };
  return frame.stop ? { ...mail, stop: frame.stop.url } : mail;
}

const paragraphsOf = (body: string) => body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');

function textOf({ greeting, body, action, url, signature, why, stop }: Frame): string {
  const foot = stop ? `${why}\n\n${stop.label}:\n${stop.url}` : why;
  return `${[greeting, ...paragraphsOf(body), `${action}:\n${url}`, signature, `-- \n${foot}`].join('\n\n')}\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');

/** Returns the HTML. Uses tables and inline styles, because mail programs support little else. */
function htmlOf(frame: Frame): string {
  const { locale, subject, brand, greeting, body, action, url, fallback, signature, why, stop } = frame;
  const href = escaped(url);
  const text = (size: number, color: string) =>
    `margin:0 0 16px;font-family:${TEXT_FONT};font-size:${size}px;line-height:1.55;color:${color}`;
  return `<!doctype html>
<html lang="${locale === 'pt' ? 'pt-BR' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphsOf(body)[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${light.paper}" style="background:${light.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px;font-family:${DISPLAY_FONT};font-size:22px;font-weight:700;letter-spacing:-0.02em;color:${light.ink}">${escaped(brand)}<span style="color:${light.accent}">.</span></td></tr>
<tr><td bgcolor="${light.surface}" style="background:${light.surface};border:1px solid ${light.line};border-radius:14px;padding:32px 28px">
<h1 style="margin:0 0 20px;font-family:${DISPLAY_FONT};font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.01em;color:${light.ink}">${escaped(subject)}</h1>
<p style="${text(16, light.ink)}">${escaped(greeting)}</p>
${paragraphsOf(body)
  .map((paragraph) => `<p style="${text(16, light.ink)}">${lines(paragraph)}</p>`)
  .join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 8px"><tr><td bgcolor="${light.accentStrong}" style="background:${light.accentStrong};border-radius:999px">
<a href="${href}" style="display:inline-block;padding:13px 26px;font-family:${TEXT_FONT};font-size:16px;font-weight:600;color:${light.onAccent};text-decoration:none">${escaped(action)}</a>
</td></tr></table>
<p style="${text(16, light.ink)};margin:20px 0">${escaped(signature)}</p>
<p style="${text(13, light.ink3)};margin:0;word-break:break-word">${escaped(fallback)}</p>
</td></tr>
<tr><td style="padding:20px 4px 0"><p style="${text(13, light.ink3)};margin:0">${lines(why)}</p>${
    stop
      ? `
<p style="${text(13, light.ink3)};margin:8px 0 0"><a href="${escaped(stop.url)}" style="color:${light.ink3}">${escaped(stop.label)}</a></p>`
      : ''
  }</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
