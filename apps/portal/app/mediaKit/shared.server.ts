import { mediaKitOf } from '@elenco/core/discovery';
import { profilePath } from '@elenco/core/people';
import { deadLink } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { hireFor } from '../profile/profile.server';
import { inviteAddress } from './invite';
import { kitPdf } from './pdf.server';

/**
 * Returns the media kit to which the link's token belongs. The response is not cached, and its URL is not
 * sent as a referrer.
 * @throws 404 for missing, unknown, expired and revoked links; 429 if the client exceeded the rate limit
 */
async function kitOfLink(ctx: RequestContext<'public'>) {
  const { app, ip, now, url } = ctx;
  ctx.keepSecret();
  if (!(await app.identity.allowed('shareLink', { ip }, now))) throw tooOften();
  const grant = url.searchParams.get('grant') ?? '';
  const shared = await app.profiles.ofKitLink(grant, now);
  if (!shared) throw deadLink();
  const brands = await app.profiles.brandsWorkedWith(shared.found.profile.id);
  return { grant, isPublic: shared.isPublic, kit: mediaKitOf({ ...shared.found, brands }) };
}

const tooOften = () => new Response(null, { status: 429 });

/** Loads a shared media kit, with the path of the profile if the profile is public. */
export async function loadSharedKit(ctx: RequestContext<'public'>) {
  const { grant, isPublic, kit } = await kitOfLink(ctx);
  const { creatorId: id, name } = kit;
  const hire = hireFor(ctx.actor, id);
  return {
    kit,
    title: name,
    grant,
    profile: isPublic ? `${ctx.baseUrl}${profilePath({ id, name })}` : null,
    /**
     * URL at which a brand starts an invitation, after a sign-up if the visitor is signed out; null for
     * creators and staff.
     */
    invite: hire?.label === 'hire' ? hire.to : null,
  };
}

/** Returns a shared media kit as PDF. Search engines must not list it, since it can be revoked. */
export async function loadSharedPdf(ctx: RequestContext<'public'>): Promise<Response> {
  const { kit, isPublic } = await kitOfLink(ctx);
  const paper = await kitPdf(kit, ctx, inviteAddress(ctx.baseUrl, kit, isPublic));
  paper.headers.set('X-Robots-Tag', 'noindex');
  return paper;
}
