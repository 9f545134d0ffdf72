import type { OutgoingMail } from '@elenco/db';
import { traced } from '@elenco/db/measure';
import { createTransport } from 'nodemailer';

/**
 * Timeout in milliseconds. A server that works needs only seconds, and a longer job would delay a shutdown.
 */
const TIMEOUT_MS = 15_000;

/** Sends e-mails. */
export interface Mailer {
  /** True if e-mails are sent to a mail server, false if they stay in the database. */
  readonly leaves: boolean;
  /**
   * Sends an e-mail.
   * @throws any error of the server or the connection; see `isRefusal`
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * Returns a client of the mail server at `smtpUrl`. If `smtpUrl` is undefined, `send` does nothing, and
 * developers read the e-mails in the database. `mailFrom` is an e-mail address, with or without a name.
 */
export function openMailer({
  smtpUrl,
  mailFrom,
}: {
  smtpUrl?: string | undefined;
  mailFrom: string;
}): Mailer {
  if (!smtpUrl) return { leaves: false, send: async () => {}, close: () => {} };
  const transport = transportTo(smtpUrl);
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    leaves: true,
    async send(mail) {
      await traced('send mail', { kind: 'outgoing', attributes: { 'network.protocol.name': 'smtp' } }, () =>
        transport.sendMail({
          from: mailFrom,
          // The address is passed as an object, because nodemailer would parse a string as a list of
          // addresses.
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.key}@${domain}>`,
          date: new Date(mail.createdAt),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(mail.stop ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
          },
          ...(mail.stop ? { list: { unsubscribe: mail.stop } } : {}),
        }),
      );
    },
    close: () => transport.close(),
  };
}

const transportTo = (url: string) =>
  createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });

/**
 * Connects and signs in to a mail server without sending anything.
 * @throws the server's error
 */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const transport = transportTo(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * Returns true if the server permanently rejects this e-mail: a status 5xx for the recipient's address or the
 * content. Returns false if the server rejects our sign-in.
 */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
