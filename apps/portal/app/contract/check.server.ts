import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Loads the contract whose verification code is in the query string; null if the code is missing or unknown.
 */
export async function loadCheck({ app, url }: RequestContext<'public'>) {
  const code = url.searchParams.get('code')?.trim() ?? '';
  const contract = code ? ((await app.projects.checkedContract(code)) ?? null) : null;
  return { code: code.slice(0, 64), contract };
}
