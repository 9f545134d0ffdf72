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
import { isOwnPath } from '../access/ownPath';
import { homeOf } from '../access/signIn.server';
import { evidenceOf, termsBox } from '../access/signUp.server';
import { sending } from '../adapters/form.server';
import { notFound, type Visit } from '../adapters/visit.server';

const demanded = ['terms', 'privacy'] as const satisfies readonly ConsentPurpose[];

/** Where the person was going, when it is a page of ours; else home. */
function goingTo({ url, actor }: Visit<'shared'>): string {
  const to = url.searchParams.get('to') ?? '';
  return isOwnPath(to) && !to.startsWith('/terms') ? to : homeOf(actor);
}

/** What is new, for those who have not agreed to it yet; everybody else goes on. */
export async function loadAccept(visit: Visit<'shared'>) {
  if (impersonatorOf(visit.actor)) throw notFound();
  const words = await visit.app.see(consents, visit.actor, { userId: visit.user.id });
  const left = demanded.filter((purpose) => !agrees(words, purpose));
  if (left.length === 0) throw redirectDocument(goingTo(visit));
  return { left: left.map((purpose) => ({ purpose, version: consentTexts[purpose] })) };
}

const acceptForm = z.object({ terms: termsBox });

/** Agrees to both texts of today; a second pressing changes nothing. */
export const acceptTexts = sending<'shared', typeof acceptForm>(acceptForm, async (_, visit) => {
  for (const purpose of demanded) {
    await visit.app.perform(giveConsent, { purpose, ...evidenceOf(visit) }, visit);
  }
  return { to: goingTo(visit), document: true };
});
