import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { requestedPageCookie } from '../access/pageBeforeSignIn.server';
import { type CreatorContext, creatorPage } from '../creator/page.server';

/**
 * Creates the loader of a public page about a social network. Creators get their own connection; all other
 * visitors get null and see an explanation. For signed-out visitors, the loader remembers this page as the
 * target after the sign-in.
 */
export function networkPage<Own>(load: (ctx: CreatorContext) => Promise<Own>) {
  const ofCreator = creatorPage(load);
  return async (args: LoaderFunctionArgs) => {
    const { actor, user } = args.context;
    const own = actor.role === 'creator' ? await ofCreator(args) : null;
    const signedIn = user !== null;
    const headers = signedIn ? undefined : { 'Set-Cookie': requestedPageCookie(new URL(args.request.url)) };
    return data({ own, signedIn }, { headers });
  };
}
