import { type Charge, sendProof } from '@elenco/core/finance';
import { Problem } from '@elenco/core/kit';
import { requireGuestName } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { withToken } from './name.server';

/** Stores the proof of payment of a guest who has entered a name, and redirects to the page. */
export async function submitProof(
  ctx: RequestContext<'guest'>,
  file: File,
  chargeOf: () => Promise<Pick<Charge, 'id'>>,
) {
  const { app, actor, ip, now } = ctx;
  requireGuestName(actor);
  if (!(await app.identity.allowed('guestFile', { ip }, now))) throw new Problem('too_often');
  const { id: chargeId } = await chargeOf();
  const ownerId = await app.identity.creatorOfShareLink(actor.shareLinkId);
  const { id: fileId, sha256 } = await ctx.keepGuestFile(file, { ownerId, companyId: actor.companyId });
  await app.perform(sendProof, { chargeId, fileId, sha256 }, ctx);
  return { to: withToken(ctx), toast: 'proofSent' as const };
}
