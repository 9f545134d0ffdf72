import type { RequestContext } from '../adapters/requestContext.server';

/** What the code in the address stands for; null without one, and where it is of no contract. */
export async function loadCheck({ app, url }: RequestContext<'public'>) {
  const code = url.searchParams.get('code')?.trim() ?? '';
  const contract = code ? ((await app.projects.checkedContract(code)) ?? null) : null;
  return { code: code.slice(0, 64), contract };
}
