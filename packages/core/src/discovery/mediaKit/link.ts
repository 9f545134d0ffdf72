import { z } from 'zod';
import { anyOf, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  dash,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  noOne,
  ofCreator,
  secret,
  staff,
  stamps,
} from '../../people';

/**
 * Days for which a link to a media kit is valid by default. It is long, because negotiations with brands take
 * long.
 */
export const KIT_LINK_DAYS = 90;
export const MAX_KIT_LINKS = 20;

export const mediaKitLinkFlow = defineFlow({
  name: 'media-kit-links',
  states: ['active', 'revoked'],
  initial: 'active',
  moves: { revoke: { from: ['active'], to: 'revoked' } },
});

/**
 * A link to a creator's media kit. Anyone who has the link can see the media kit, even without an account.
 */
export const mediaKitLink = z.object({
  ...stamps,
  creatorId: id,
  status: impersonal(z.enum(mediaKitLinkFlow.states as [StateOf<typeof mediaKitLinkFlow>])),
  statusSince: instant,
  /** Name that the creator gives to the recipient. */
  label: erased(line(80), dash),
  /** SHA-256 of the token, hexadecimal. The token is shown once and not stored. */
  tokenHash: secret(z.string().length(64)),
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
});
export type MediaKitLink = z.output<typeof mediaKitLink>;

const mayRevoke = anyOf<Actor, MediaKitLink>(ofCreator, staff('support', 'curation'));

export const mediaKitLinks = defineResource({
  name: 'media-kit-links',
  schema: mediaKitLink,
  flow: mediaKitLinkFlow,
  writable: { create: [], update: [] },
  hidden: () => ['tokenHash'],
  filters: { id: 'is', creatorId: 'is', status: 'is' },
  sorts: ['id', 'createdAt', 'expiresAt', 'lastUsedAt'],
  access: {
    read: mayRevoke,
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { revoke: mayRevoke },
  },
});
