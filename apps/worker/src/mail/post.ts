import type { OutgoingMail } from '@elenco/db';
import { createTransport } from 'nodemailer';

/** A healthy server needs seconds; a longer job delays a shutdown. */
const TIMEOUT_MS = 15_000;

/** Delivers mails. */
export interface Post {
  /** True if mails are really sent. */
  readonly leaves: boolean;
  /** @throws any error of the server or the connection; see `isRefusal`. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * Returns the server at `smtpUrl`. Without one the rows themselves are the mailbox, and sending does nothing.
 * `mailFrom` is an address, with or without a name.
 */
export function openPost({ smtpUrl, mailFrom }: { smtpUrl?: string | undefined; mailFrom: string }): Post {
  if (!smtpUrl) return { leaves: false, send: async () => {}, close: () => {} };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  return {
    leaves: true,
    async send(mail) {
      await transport.sendMail({
        from: mailFrom,
        // As an object, since a text would be parsed as a list of addresses.
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
      });
    },
    close: () => transport.close(),
  };
}

/**
 * Returns whether the server permanently rejects this mail (5xx for the address or the content, not for the
 * sign-in).
 */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
