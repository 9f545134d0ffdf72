/** Page of a brand's first run: the user's own data, then the company's address. */
export type FirstRunPage = 'person' | 'address';

/** Query string of the second page. */
export const addressPage = '?first=address';

/** True for the query string of the second page, to which the router may add parameters. */
export const isAddressPage = (params: URLSearchParams): boolean => params.get('first') === 'address';

interface Facts {
  readonly hasCpf: boolean;
  readonly isOwner: boolean;
  readonly hasAddress: boolean;
}

/**
 * Returns the page of the first run, and all of its pages; null if the settings show all their sections. Only
 * owners enter the address, which they may add later.
 */
export function firstRunOf(
  { hasCpf, isOwner, hasAddress }: Facts,
  params: URLSearchParams,
): { readonly page: FirstRunPage; readonly pages: readonly FirstRunPage[] } | null {
  const asksAddress = isOwner && !hasAddress;
  const pages: readonly FirstRunPage[] = asksAddress ? ['person', 'address'] : ['person'];
  if (!hasCpf) return { page: 'person', pages };
  return asksAddress && isAddressPage(params) ? { page: 'address', pages } : null;
}
