import type { Database } from '@elenco/db';
import PostalMime from 'postal-mime';
import { type Received, serveMail } from '../db/worker/mailServer';

/** A parsed mail. */
export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Parses a mail that a mail server received. */
export async function readMail({ to, raw }: Pick<Received, 'to' | 'raw'>): Promise<ReadMail> {
  const { subject = '', text = '' } = await PostalMime.parse(raw);
  return { to: to.join(), subject, text };
}

/** Starts a mail server and returns access to its e-mails, since secret links are stored nowhere else. */
export async function receiveMail() {
  const { port, received, close } = await serveMail();
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Elenco <no-reply@elenco.example>' },
    close,
    /** Returns all e-mails to an address since the last `remove`, the newest last, after all deliveries. */
    async to(database: Database, address: string): Promise<ReadMail[]> {
      await database.outbox.idle();
      return Promise.all(received.filter(({ to }) => to.includes(address)).map(readMail));
    },
    remove: () => void received.splice(0),
  };
}
