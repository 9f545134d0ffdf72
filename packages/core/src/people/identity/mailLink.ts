import { z } from 'zod';
import { impersonal, secret } from '../erasure';
import { id, instant, stamps } from '../party';

/**
 * What a link in a mail is good for, and for how many hours. Each opens one thing, once; an export as often as it
 * takes to arrive. What stops mails that come again and again does so for long, and as often as it is followed:
 * somebody finds last month's mail.
 */
export const linkHours = {
  confirm: 48,
  password: 1,
  cancelDeletion: 168,
  export: 168,
  news: 2_160,
  notices: 2_160,
} as const;
export type LinkPurpose = keyof typeof linkHours;

/** The hash of what stands in a link; a command never sees the token itself. */
export const tokenHash = z.string().regex(/^[0-9a-f]{64}$/, 'invalid_format');

const mailLink = z.object({
  ...stamps,
  userId: id,
  purpose: impersonal(z.enum(Object.keys(linkHours) as [LinkPurpose])),
  tokenHash: secret(tokenHash),
  expiresAt: instant,
  usedAt: instant.nullable(),
});
export type MailLink = z.output<typeof mailLink>;

/** Links that went out by mail. In no registry, so that no address leads to them. */
export const mailLinks = { name: 'mail_links', schema: mailLink } as const;

/**
 * Whether a link still opens something. One that was sent before the password changed does not: whoever signs
 * up with a stranger's address chooses a password for it, and must not get in by the owner's next attempt.
 */
export const linkStands = (
  { createdAt, expiresAt, usedAt }: MailLink,
  now: string,
  passwordSince: string,
): boolean => usedAt === null && now < expiresAt && passwordSince <= createdAt;
