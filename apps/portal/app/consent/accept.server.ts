import {
  agrees,
  type ConsentPurpose,
  consents,
  consentTexts,
  giveConsent,
  impersonatorOf,
} from '@elenco/core';
import { redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { homeOf } from '../access/completeSignIn.server';
import { isOwnPath } from '../access/ownPath';
import { termsBox } from '../access/signUp.server';
import { formHandler } from '../adapters/form.server';
import { evidenceOf, notFound, type RequestContext } from '../adapters/requestContext.server';

const demanded = ['terms', 'privacy'] as const satisfies readonly ConsentPurpose[];

/** Returns the requested page if it is a path of this site; otherwise the home page. */
function goingTo({ url, actor }: RequestContext<'shared'>): string {
  const to = url.searchParams.get('to') ?? '';
  return isOwnPath(to) && !to.startsWith('/terms') ? to : homeOf(actor);
}

/** Loads the texts to which the user has not agreed yet; redirects if there are none. */
export async function loadAccept(ctx: RequestContext<'shared'>) {
  if (impersonatorOf(ctx.actor)) throw notFound();
  const words = await ctx.app.see(consents, ctx.actor, { userId: ctx.user.id });
  const left = demanded.filter((purpose) => !agrees(words, purpose));
  if (left.length === 0) throw redirectDocument(goingTo(ctx));
  return {
    left: left.map((purpose) => ({
      purpose,
      version: consentTexts[purpose],
      isKnown: words.some((word) => word.purpose === purpose),
    })),
  };
}

const acceptForm = z.object({ terms: termsBox });

/** Stores agreement to both current texts. A repeated submission changes nothing. */
export const acceptTexts = formHandler<'shared', typeof acceptForm>(acceptForm, async (_, ctx) => {
  for (const purpose of demanded) {
    await ctx.app.perform(giveConsent, { purpose, ...evidenceOf(ctx) }, ctx);
  }
  return { to: goingTo(ctx), document: true };
});
