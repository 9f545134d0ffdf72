import type { Database } from '@elenco/db';
import { type Received, serveMail } from '../db/worker/mailServer';

/** A mail as a mail program shows it. */
export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const plain = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

function readMail({ to, raw }: Received): ReadMail {
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '';
  const words = subject.replace(/\?=\s+=\?UTF-8\?Q\?/gi, '').replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, '$1');
  const [, body = ''] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  const encoded = /Content-Type: text\/plain[^\r]*\r\nContent-Transfer-Encoding: (\S+)/.exec(raw)?.[1];
  return {
    to: to.join(),
    subject: plain(words === subject ? words : words.replaceAll('_', ' ')),
    text: encoded === 'base64' ? Buffer.from(body, 'base64').toString() : plain(body),
  };
}

/** A mail server of one's own, and what came to it: a link that opens something is in the mail alone. */
export async function receiveMail() {
  const { port, received, close } = await serveMail();
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Elenco <no-reply@elenco.example>' },
    close,
    /** All that came to an address since the last `remove`, the newest last, once everything has been delivered. */
    async to(database: Database, address: string): Promise<ReadMail[]> {
      await database.outbox.idle();
      return received.filter(({ to }) => to.includes(address)).map(readMail);
    },
    remove: () => void received.splice(0),
  };
}
