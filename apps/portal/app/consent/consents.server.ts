import {
  agrees,
  connections,
  consentPurposes,
  consents,
  giveConsent,
  isOptional,
  optionalPurposes,
  withdrawConsent,
} from '@elenco/core';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { evidenceOf, type RequestContext } from '../adapters/requestContext.server';
import { connectionPath } from '../connection/addresses';
import { preferencesCookie, preferencesFrom } from '../preferences';
import { deviceOf } from '../security/device.server';

/** Loads the user's current consents and their history. */
export async function loadConsents({ app, actor, user }: RequestContext<'shared'>) {
  const [words, accounts] = await Promise.all([
    app.see(consents, actor, { userId: user.id }, { by: 'id', down: true }),
    actor.role === 'creator' ? app.see(connections, actor, { creatorId: actor.creatorId }) : [],
  ]);
  return {
    currentConsents: consentPurposes.map((purpose) => {
      const newest = words.find((word) => word.purpose === purpose);
      const { text = null, createdAt = null } = newest ?? {};
      return { purpose, given: agrees(words, purpose), text, createdAt, optional: isOptional(purpose) };
    }),
    networks: accounts.map(({ id, channel, status, consentedAt }) => ({
      channel,
      consentedAt,
      given: status === 'connected',
      page: connectionPath(channel, id),
    })),
    history: words.map(({ id, purpose, text, given, createdAt, ip, userAgent }) => ({
      id,
      purpose,
      text,
      given,
      createdAt,
      ip,
      device: deviceOf(userAgent),
    })),
  };
}
export type ConsentsData = Awaited<ReturnType<typeof loadConsents>>;

const here = '/dashboard/privacy';
const optionalForm = z.object({ purpose: z.enum(optionalPurposes) });

/**
 * Returns the cookie that stores the choice about analytics in this browser, where the choice applies while
 * the user is signed out. Returns no cookie for other purposes.
 */
const inBrowser = (
  { request }: RequestContext<'shared'>,
  purpose: (typeof optionalPurposes)[number],
  analytics: 'yes' | 'no',
) =>
  purpose === 'analytics'
    ? { cookie: preferencesCookie({ ...preferencesFrom(request.headers.get('cookie')), analytics }) }
    : {};

/**
 * Form handlers that give and withdraw optional consents. Withdrawing is as easy as giving (LGPD, art. 8, §
 * 5).
 */
export const consentHandlers = {
  giveConsent: formHandler<'shared', typeof optionalForm>(optionalForm, async ({ purpose }, ctx) => {
    await ctx.app.perform(giveConsent, { purpose, ...evidenceOf(ctx) }, ctx);
    return { to: here, toast: 'consentGiven', ...inBrowser(ctx, purpose, 'yes') };
  }),
  withdrawConsent: formHandler<'shared', typeof optionalForm>(optionalForm, async ({ purpose }, ctx) => {
    await ctx.app.perform(withdrawConsent, { purpose, ...evidenceOf(ctx) }, ctx);
    return { to: here, toast: 'consentWithdrawn', ...inBrowser(ctx, purpose, 'no') };
  }),
};
