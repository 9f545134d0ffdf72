/** The only place that spells the product's names; everything else, locale texts too, reads them from here. */
export const brand = {
  name: 'Elenco',
  legalName: 'Elenco LLC',
  legalDocument: '12ABC34501DE35',
  supportEmail: 'ajuda@elenco.example',
  defaultTitle: 'Elenco LLC | Powerful Influence Marketing Platform',
  titleSuffix: ' | Elenco LLC',
} as const;

/** The name of the event that a window was opened from the header (docs/spec/addresses.md#home-and-its-windows). */
export const measuredName = (modal: string): string => `${modal}-${brand.name.toLowerCase()}`;
