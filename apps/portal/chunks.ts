/**
 * Modules that browsers load as one file, by the file's name; the first match counts. Without this, the bundler makes
 * a file of each module that only some pages share: a project page loaded 107 scripts. All other modules are split by
 * what pages import.
 */
const inOneFile: Readonly<Record<string, RegExp>> = {
  vendor: anyOf(
    'commonjsHelpers',
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)/',
    'node_modules/(i18next|react-i18next|remix-i18next)/',
    // The icons' base. In `frame` it would be circular: the frame loads icons, and icons would need the frame.
    String.raw`lucide-react/dist/esm/(shared|Icon|createLucideIcon|defaultAttributes|context)\b`,
  ),
  frame: anyOf(
    // Icons of the frame and of the home page.
    String.raw`lucide-react/dist/esm/icons/(arrow-right|chevron-(left|right)|circle-(check|exclamation-point)|info|menu)\.`,
    String.raw`lucide-react/dist/esm/icons/(check|eye|eye-off|person-standing|triangle-exclamation-point)\.`,
    'vite/preload-helper',
    String.raw`core/src/kit/((list|money|number|problem)-text|loadAgain)\b`,
    String.raw`core/src/people/party/(areaPath|brand)\b`,
    String.raw`app/(nonce|preferences|i18n/(use|format|address|locales)|seo/pageMeta)\b`,
    String.raw`app/access/(modal|ModalLink|useModalOpener|wish)\b`,
    String.raw`app/shell/(Public|SiteHeader|SiteFooter|AidsPanel|LanguageSwitch|Logo|MeasureChoice)\b`,
    String.raw`app/shell/(places|frames|useMeasure)\b`,
    String.raw`app/ui/(Button|layout|lists|feedback|text|Form|LazyToasts|lazyPart|cx|useAddress|useLeaving|useDisclosure|useHydrated)\b`,
    // All shared styles in one sheet, which every other page has cached.
    String.raw`app/styles/.+\.css`,
    String.raw`app/ui/.+\.module\.css`,
  ),
  // Every schema needs both. Two files would add two entries per route to the manifest, which the home page loads.
  schemaFields: anyOf(String.raw`core/src/people/(erasure/treatment|party/fields)\.`),
  fields: anyOf(
    String.raw`app/ui/(field|Field|FieldFrame|Choice)\b`,
    String.raw`app/forms/(Refused|usePlainAnswer)\b`,
  ),
  // Components of the pages behind the login, without those that need a library: masked fields, dialogs, comboboxes.
  parts: anyOf(
    'lucide-react/dist/esm/icons/',
    String.raw`app/ui/(Arrival|Avatar|BrandMark|CountField|Disclosure|Filter|Menu|MoneyBar|MoneyField|PercentField)\b`,
    String.raw`app/ui/(PieceBars|Road|Rows|Select|StatusChip|StatusGlyph|Steps|Switch|TabLinks|Table|Tag|Timeline)\b`,
    String.raw`app/ui/(numberText|useChoice)\b`,
    String.raw`app/live/\w+\.tsx?`,
    String.raw`app/forms/(comingBack|keepTyped)\b`,
    String.raw`core/src/platform/design/disc\b`,
  ),
  shell: anyOf(
    String.raw`app/shell/(AccountMenu|Bell|BrandArea|BrandFrame|Palette|SharedFrame|Shell|Tools)\.`,
    String.raw`app/(creator/(Frame|useOwn)|queue/(QueueBar|queue))\b`,
    String.raw`core/src/operations/notice/nextStep\b`,
  ),
};

/** Returns the file of a module; undefined lets the bundler decide by its importers. */
export function chunkOf(id: string): string | undefined {
  return Object.keys(inOneFile).find((name) => inOneFile[name]?.test(id));
}

function anyOf(...paths: readonly string[]): RegExp {
  return new RegExp(paths.join('|'));
}
