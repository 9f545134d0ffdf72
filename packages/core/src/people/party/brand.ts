/** Names of the product. Everything else, locale texts included, reads them from here. */
export const brand = {
  name: 'Elenco',
  payName: 'Elenco Pay',
  legalName: 'Elenco LLC',
  legalDocument: '12ABC34501DE35',
  supportEmail: 'ajuda@elenco.example',
  defaultTitle: 'Elenco LLC | Powerful Influence Marketing Platform',
  titleSuffix: ' | Elenco LLC',
} as const;

/** Returns the title of a document. It ends with the brand, so product names are shortened before it. */
export const documentTitle = (title: string | undefined): string =>
  title
    ? `${title.replaceAll(brand.payName, brand.payName.slice(brand.name.length + 1))}${brand.titleSuffix}`
    : brand.defaultTitle;

/** Name of the event for a dialog opened from the header (docs/spec/addresses.md#home-and-its-windows). */
export const measuredName = (modal: string): string => `${modal}-${brand.name.toLowerCase()}`;
