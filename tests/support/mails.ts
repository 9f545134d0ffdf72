import type { Database } from '@elenco/db';
import PostalMime from 'postal-mime';
import { type Received, serveMail } from '../db/worker/mailServer';

/** A mail as a mail program shows it. */
export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Reads what a mail server was given. */
export async function readMail({ to, raw }: Pick<Received, 'to' | 'raw'>): Promise<ReadMail> {
  const { subject = '', text = '' } = await PostalMime.parse(raw);
  return { to: to.join(), subject, text };
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
      return Promise.all(received.filter(({ to }) => to.includes(address)).map(readMail));
    },
    remove: () => void received.splice(0),
  };
}
