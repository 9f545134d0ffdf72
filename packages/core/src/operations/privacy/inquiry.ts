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

/** Days until an unconfirmed inquiry is deleted and its e-mailed link expires. */
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
  /** Set when the e-mail is written. */
  tokenHash: secret(tokenHash.nullable()),
});
export type PrivacyInquiry = z.output<typeof privacyInquiry>;

/** Not in a registry, so that no endpoint exposes it: staff see a request once its address is confirmed. */
export const privacyInquiries = { name: 'privacy_inquiries', schema: privacyInquiry } as const;
