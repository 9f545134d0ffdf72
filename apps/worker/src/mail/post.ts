import type { OutgoingMail } from '@elenco/db';
import { traced } from '@elenco/db/measure';
import { createTransport } from 'nodemailer';

/** Timeout in milliseconds. A healthy server needs seconds, and a longer job would delay a shutdown. */
const TIMEOUT_MS = 15_000;

/** Sends e-mails. */
export interface Post {
  /** True if e-mails are really sent. */
  readonly leaves: boolean;
  /** Sends an e-mail. @throws any error of the server or the connection; see `isRefusal` */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * Returns a client of the mail server at `smtpUrl`. Without a server, the rows in the database are the
 * mailbox, and sending does nothing. `mailFrom` is an address with or without a name.
 */
export function openPost({ smtpUrl, mailFrom }: { smtpUrl?: string | undefined; mailFrom: string }): Post {
  if (!smtpUrl) return { leaves: false, send: async () => {}, close: () => {} };
  const transport = transportTo(smtpUrl);
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    leaves: true,
    async send(mail) {
      await traced('send mail', { kind: 'outgoing', attributes: { 'network.protocol.name': 'smtp' } }, () =>
        transport.sendMail({
          from: mailFrom,
          // An object, since a text would be parsed as a list of addresses.
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

/** Connects and signs in to a mail server without sending anything. @throws the server's error */
export async function checkMailServer(smtpUrl: string): Promise<void> {
  const transport = transportTo(smtpUrl);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/**
 * Returns true if the server permanently rejects this e-mail: 5xx for the address or the content, not for the
 * sign-in.
 */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
