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
import { homeOf } from '../access/enterFully.server';
import { isOwnPath } from '../access/ownPath';
import { evidenceOf, termsBox } from '../access/signUp.server';
import { formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';

const demanded = ['terms', 'privacy'] as const satisfies readonly ConsentPurpose[];

/** Where the person was going, when it is a page of ours; else home. */
function goingTo({ url, actor }: RequestContext<'shared'>): string {
  const to = url.searchParams.get('to') ?? '';
  return isOwnPath(to) && !to.startsWith('/terms') ? to : homeOf(actor);
}

/** What is new, for those who have not agreed to it yet; everybody else goes on. */
export async function loadAccept(ctx: RequestContext<'shared'>) {
  if (impersonatorOf(ctx.actor)) throw notFound();
  const words = await ctx.app.see(consents, ctx.actor, { userId: ctx.user.id });
  const left = demanded.filter((purpose) => !agrees(words, purpose));
  if (left.length === 0) throw redirectDocument(goingTo(ctx));
  return { left: left.map((purpose) => ({ purpose, version: consentTexts[purpose] })) };
}

const acceptForm = z.object({ terms: termsBox });

/** Agrees to both texts of today; a second pressing changes nothing. */
export const acceptTexts = formHandler<'shared', typeof acceptForm>(acceptForm, async (_, ctx) => {
  for (const purpose of demanded) {
    await ctx.app.perform(giveConsent, { purpose, ...evidenceOf(ctx) }, ctx);
  }
  return { to: goingTo(ctx), document: true };
});
