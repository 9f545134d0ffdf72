/** The only place that spells the product's names; everything else, locale texts too, reads them from here. */
export const brand = {
  name: 'Elenco',
  payName: 'Elenco Pay',
  legalName: 'Elenco LLC',
  legalDocument: '12ABC34501DE35',
  supportEmail: 'ajuda@elenco.example',
  defaultTitle: 'Elenco LLC | Powerful Influence Marketing Platform',
  titleSuffix: ' | Elenco LLC',
} as const;

/** Returns the title of a document, which names the brand once, at its end: our products go by their short names. */
export const documentTitle = (title: string | undefined): string =>
  title
    ? `${title.replaceAll(brand.payName, brand.payName.slice(brand.name.length + 1))}${brand.titleSuffix}`
    : brand.defaultTitle;

/** The name of the event that a window was opened from the header (docs/spec/addresses.md#home-and-its-windows). */
export const measuredName = (modal: string): string => `${modal}-${brand.name.toLowerCase()}`;
