import { describe, expect, it } from 'vitest';
import { type Frame, renderMail } from './render';

const frame: Frame = {
  locale: 'pt',
  brand: 'Elenco',
  subject: 'Proposta de <b>Zé & Cia</b>\r\nBcc: other@example.com',
  greeting: 'Olá, "Ana",',
  body: 'Primeira linha\nsegunda <script>alert(1)</script>\n\nOutro parágrafo',
  action: 'Ver proposta',
  url: 'https://elenco.example/dashboard/client?a=1&b=2',
  fallback: 'Copie: https://elenco.example/dashboard/client?a=1&b=2',
  signature: 'Equipe Elenco',
  why: 'Você recebeu este e-mail porque tem uma conta.',
};

describe('an e-mail', () => {
  it('escapes user input', () => {
    const { html } = renderMail(frame);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('Primeira linha<br>segunda &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Olá, &quot;Ana&quot;,');
  });

  it('has a subject of one line, so that it cannot inject headers', () => {
    expect(renderMail(frame).subject).toBe('Proposta de <b>Zé & Cia</b> Bcc: other@example.com');
  });

  it('has one button and the reason why it was sent', () => {
    const { html } = renderMail(frame);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="https://elenco.example/dashboard/client?a=1&amp;b=2"');
    expect(html).toContain(frame.why);
    expect(html).toContain('<html lang="pt-BR">');
  });

  it('has an unsubscribe link if its kind is recurring', () => {
    const stop = { label: 'Parar <já>', url: 'https://elenco.example/searches/stop?key=a' };
    const mail = renderMail({ ...frame, stop });
    expect(mail.stop).toBe(stop.url);
    expect(mail.html).toMatch(
      /<a href="https:\/\/elenco.example\/searches\/stop\?key=a"[^>]*>Parar &lt;já&gt;<\/a>/,
    );
    expect(mail.text).toMatch(/Parar <já>:\nhttps:\/\/elenco.example\/searches\/stop\?key=a\n$/);
  });

  it('has a plain-text version with the same content as the HTML', () => {
    expect(renderMail(frame).text).toBe(`Olá, "Ana",

Primeira linha
segunda <script>alert(1)</script>

Outro parágrafo

Ver proposta:
https://elenco.example/dashboard/client?a=1&b=2

Equipe Elenco

-- 
Você recebeu este e-mail porque tem uma conta.
`);
  });
});
