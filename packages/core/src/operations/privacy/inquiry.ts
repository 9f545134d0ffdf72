import { z } from 'zod';
import {
  channel,
  dash,
  email,
  erased,
  impersonal,
  line,
  locale,
  secret,
  stamps,
  text,
  tokenHash,
} from '../../people';
import { requestKind } from './request';

/** Days after which an unconfirmed inquiry is deleted and the link in its e-mail expires. */
export const INQUIRY_DAYS = 7;

/** Public pages for requests by people without an account. */
export const requestPages = { ask: '/privacy/request', confirm: '/privacy/request/confirm' } as const;

/** A request by a person without an account whose e-mail address is not confirmed yet. */
export const privacyInquiry = z.object({
  ...stamps,
  email: erased(email, dash),
  locale: impersonal(locale),
  kind: impersonal(requestKind),
  channel: impersonal(channel.nullable()),
  handle: erased(line(80).nullable(), null),
  text: erased(text(2_000), ''),
  /** Hash of the link's token; null until the e-mail is written. */
  tokenHash: secret(tokenHash.nullable()),
});
export type PrivacyInquiry = z.output<typeof privacyInquiry>;

/**
 * An internal resource that is not listed in resources.ts, so that no route exposes it. Staff see a request
 * once its address is confirmed.
 */
export const privacyInquiries = { name: 'privacy_inquiries', schema: privacyInquiry } as const;
