import type { Database } from '@elenco/db';
import PostalMime from 'postal-mime';
import { type Received, serveMail } from '../db/worker/mailServer';

export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Parses an e-mail that the mail server has received. */
export async function readMail({ to, raw }: Pick<Received, 'to' | 'raw'>): Promise<ReadMail> {
  const { subject = '', text = '' } = await PostalMime.parse(raw);
  return { to: to.join(), subject, text };
}

/**
 * Starts a mail server and returns access to its e-mails. Tests need this server, because only sent e-mails
 * contain the secret links.
 */
export async function receiveMail() {
  const { port, received, close } = await serveMail();
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Elenco <no-reply@elenco.example>' },
    close,
    /**
     * Returns all e-mails to an address since the last call of `remove`, the newest last. Waits until all
     * e-mails are delivered.
     */
    async to(database: Database, address: string): Promise<ReadMail[]> {
      await database.outbox.idle();
      return Promise.all(received.filter(({ to }) => to.includes(address)).map(readMail));
    },
    remove: () => void received.splice(0),
  };
}
