import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Loads the contract whose verification code is in the address; null without a code or for an unknown one.
 */
export async function loadCheck({ app, url }: RequestContext<'public'>) {
  const code = url.searchParams.get('code')?.trim() ?? '';
  const contract = code ? ((await app.projects.checkedContract(code)) ?? null) : null;
  return { code: code.slice(0, 64), contract };
}
