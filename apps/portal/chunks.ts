/**
 * Which modules a browser loads as one file. Left alone, the bundler makes a file of each module that some pages share
 * and others do not: a first visit waited for 37 scripts and 15 style sheets. What nearly every page needs stands here;
 * the rest is cut by what pages import.
 */
const inOneFile: Readonly<Record<string, RegExp>> = {
  vendor: anyOf(
    'commonjsHelpers',
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)/',
    'node_modules/(i18next|react-i18next|remix-i18next)/',
    // What icons are made with: in the frame, a script of icons that the frame loads would need the frame before it is there.
    String.raw`lucide-react/dist/esm/(shared|Icon|createLucideIcon|defaultAttributes|context)\b`,
  ),
  frame: anyOf(
    // Small icons of the first page: a file of each costs more than the icon.
    String.raw`lucide-react/dist/esm/icons/(check|eye|eye-off)\.`,
    'vite/preload-helper',
    String.raw`core/src/kit/(?:(?:money|number)-text|loadAgain)\b`,
    String.raw`app/(nonce|preferences|i18n/(use|format|address)|seo/pageMeta)\b`,
    String.raw`app/access/(modal|ModalLink|useModalOpener|wish)\b`,
    String.raw`app/shell/(Public|SiteHeader|SiteFooter|AidsPanel|LanguageSwitch|Logo|MeasureChoice)\b`,
    String.raw`app/shell/(places|frames|useMeasure)\b`,
    String.raw`app/ui/(Button|layout|lists|feedback|text|Form|LazyToasts|lazyPart|cx|useLeaving|useDisclosure|useHydrated)\b`,
    // All that the parts and the page are dressed in: one sheet, which every other page has already.
    String.raw`app/styles/.+\.css`,
    String.raw`app/ui/.+\.module\.css`,
  ),
  // What every schema is declared with. Two files would stand twice in the list of routes, which the first page loads.
  schemaFields: anyOf(String.raw`core/src/people/(erasure/treatment|party/fields)\.`),
  fields: anyOf(
    String.raw`app/ui/(field|Field|FieldFrame|Choice)\b`,
    String.raw`app/forms/(Refused|usePlainAnswer)\b`,
  ),
};

/** @returns the file that a module goes into, or nothing where its importers decide. */
export function chunkOf(id: string): string | undefined {
  return Object.keys(inOneFile).find((name) => inOneFile[name]?.test(id));
}

function anyOf(...paths: readonly string[]): RegExp {
  return new RegExp(paths.join('|'));
}
