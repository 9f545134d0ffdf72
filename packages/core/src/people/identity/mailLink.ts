import { z } from 'zod';
import { impersonal, secret } from '../erasure';
import { id, instant, stamps } from '../party';

/** Days for which an invitation to a team or to the staff is valid. */
export const INVITATION_DAYS = 14;

/**
 * Lifetime in hours of links in e-mails, by purpose. Each link works once, except for exports, which can be
 * downloaded again. Unsubscribe links last long and work repeatedly, because users find old e-mails.
 */
export const linkHours = {
  confirm: 48,
  password: 1,
  invitation: INVITATION_DAYS * 24,
  cancelDeletion: 168,
  export: 168,
  news: 2_160,
  notices: 2_160,
} as const;
export type LinkPurpose = keyof typeof linkHours;

/** Purposes of the links with which a user sets a password: to replace a forgotten one, or as invited staff. */
export const passwordPurposes = ['password', 'invitation'] as const satisfies readonly LinkPurpose[];

/** SHA-256 of a link's token. Commands never see the token itself. */
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

/**
 * Links sent by e-mail. An internal resource that is not listed in resources.ts, so that no route exposes it.
 */
export const mailLinks = { name: 'mail_links', schema: mailLink } as const;

/**
 * True if a link is still valid. A link older than the last password change is invalid. Otherwise, an
 * attacker who signed up with a stranger's address would gain access when its owner confirms the address.
 */
export const isLinkOpen = (
  { createdAt, expiresAt, usedAt }: MailLink,
  now: string,
  passwordSince: string,
): boolean => usedAt === null && now < expiresAt && passwordSince <= createdAt;
