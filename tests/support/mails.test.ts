import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { readMail } from './mails';

it('reads a link in an e-mail completely, across line breaks and before two hyphens', async () => {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const broken = [];
  for (let before = 0; before < 76; before += 1) {
    const link = `https://elenco.example/email/confirm?key=${'a'.repeat(before)}--${'b'.repeat(40)}`;
    const text = `Olá, você pediu isto?\n\n${link}\n`;
    const mail = { from: 'no-reply@elenco.example', to: 'nova@caixa.example', subject: 'Confirme já', text };
    const { message } = await writer.sendMail({ ...mail, html: `<a href="${link}">${link}</a>` });
    const raw = message.toString();
    if (/=\r\n--b/.test(raw)) broken.push(before);
    const read = await readMail({ to: [mail.to], raw });
    expect([read.subject, read.text.trim()]).toEqual([mail.subject, text.trim()]);
  }
  expect(broken).not.toEqual([]);
});
