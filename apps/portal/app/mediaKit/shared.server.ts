import { mediaKitOf } from '@elenco/core/discovery';
import { profilePath } from '@elenco/core/people';
import { deadLink } from '../adapters/guest.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { kitPdf } from './pdf.server';

/**
 * Returns the media kit behind the link's token. The answer is not cached, its address not sent as a
 * referrer. @throws 404 for missing, unknown, expired and revoked links; 429
 */
async function kitOfLink(ctx: RequestContext<'public'>) {
  const { app, ip, now, url } = ctx;
  ctx.keepSecret();
  if (!(await app.identity.allowed('shareLink', { ip }, now))) throw tooOften();
  const grant = url.searchParams.get('grant') ?? '';
  const shared = await app.profiles.ofKitLink(grant, now);
  if (!shared) throw deadLink();
  return { grant, isPublic: shared.isPublic, kit: mediaKitOf(shared.found) };
}

const tooOften = () => new Response(null, { status: 429 });

/** Loads a shared media kit, with the address of the profile if that is public. */
export async function loadSharedKit(ctx: RequestContext<'public'>) {
  const { grant, isPublic, kit } = await kitOfLink(ctx);
  const { creatorId: id, name } = kit;
  return {
    kit,
    title: name,
    grant,
    profile: isPublic ? `${ctx.baseUrl}${profilePath({ id, name })}` : null,
  };
}

/** Returns the shared media kit as PDF. Search engines must not list a file that can be revoked. */
export async function loadSharedPdf(ctx: RequestContext<'public'>): Promise<Response> {
  const paper = await kitPdf((await kitOfLink(ctx)).kit, ctx);
  paper.headers.set('X-Robots-Tag', 'noindex');
  return paper;
}
