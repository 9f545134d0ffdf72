/** The only place that spells the product's names; everything else, locale texts too, reads them from here. */
export const brand = {
  name: 'Elenco',
  legalName: 'Elenco LLC',
  legalDocument: '12ABC34501DE35',
  supportEmail: 'ajuda@elenco.example',
  defaultTitle: 'Elenco LLC | Powerful Influence Marketing Platform',
  titleSuffix: ' | Elenco LLC',
} as const;

/** The seed's name of the event that a window was opened from the header: `{modal}-{brand}`. */
export const measuredName = (modal: string): string => `${modal}-${brand.name.toLowerCase()}`;
