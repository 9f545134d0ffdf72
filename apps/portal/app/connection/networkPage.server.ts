import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { goingTo } from '../access/going.server';
import { type CreatorContext, creatorPage } from '../creator/page.server';

/**
 * Returns a loader for a public page about connecting a network: the creator's own connection, or null for
 * other visitors, who see an explanation. Stores the address of signed-out visitors until after the sign-in.
 */
export function networkPage<Own>(load: (ctx: CreatorContext) => Promise<Own>) {
  const ofCreator = creatorPage(load);
  return async (args: LoaderFunctionArgs) => {
    const { actor, user } = args.context;
    const own = actor.role === 'creator' ? await ofCreator(args) : null;
    const signedIn = user !== null;
    const headers = signedIn ? undefined : { 'Set-Cookie': goingTo(new URL(args.request.url)) };
    return data({ own, signedIn }, { headers });
  };
}
