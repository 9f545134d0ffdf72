/** Names of the product. All other code, including locale texts, reads them from here. */
export const brand = {
  name: 'Elenco',
  payName: 'Elenco Pay',
  legalName: 'Elenco LLC',
  legalDocument: '12ABC34501DE35',
  supportEmail: 'ajuda@elenco.example',
  defaultTitle: 'Elenco LLC | Powerful Influence Marketing Platform',
  titleSuffix: ' | Elenco LLC',
} as const;

/**
 * Returns the title of a document, followed by the product name. In the given title, "Elenco Pay" becomes
 * "Pay", so that the product name does not occur twice.
 */
export const documentTitle = (title: string | undefined): string =>
  title
    ? `${title.replaceAll(brand.payName, brand.payName.slice(brand.name.length + 1))}${brand.titleSuffix}`
    : brand.defaultTitle;

/**
 * Returns the name of the analytics event for a dialog that was opened in the header
 * (docs/spec/addresses.md#home-and-its-windows).
 */
export const measuredName = (modal: string): string => `${modal}-${brand.name.toLowerCase()}`;
