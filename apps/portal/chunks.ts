/**
 * Patterns of modules that browsers load as one file, by file name. The first matching pattern decides.
 * Without these patterns, the bundler creates a file for each module that only some pages share, and a
 * project page loaded 107 scripts. All other modules are split by the pages that import them.
 */
const inOneFile: Readonly<Record<string, RegExp>> = {
  vendor: anyOf(
    'commonjsHelpers',
    'node_modules/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)/',
    'node_modules/(i18next|react-i18next|remix-i18next)/',
    // The base module of the icons. In `frame`, the import would be circular: the frame loads icons, and
    // icons would need the frame.
    String.raw`lucide-react/dist/esm/(shared|Icon|createLucideIcon|defaultAttributes|context)\b`,
  ),
  frame: anyOf(
    // Icons of the frame and of the home page.
    String.raw`lucide-react/dist/esm/icons/(arrow-right|chevron-(left|right)|circle-(check|exclamation-point)|info|menu)\.`,
    String.raw`lucide-react/dist/esm/icons/(check|eye|eye-off|person-standing|triangle-exclamation-point)\.`,
    'vite/preload-helper',
    String.raw`core/src/kit/((list|money|number|problem)-text|loadWithRetry)\b`,
    String.raw`core/src/people/party/(areaPath|brand|helpPages|photo|roleNames)\b`,
    String.raw`brazil/src/amounts\.`,
    String.raw`core/src/platform/browserReport\b`,
    String.raw`app/(browserReports|forms/fillInput|nonce|preferences|i18n/(use|format|address|locales)|seo/pageMeta)\b`,
    String.raw`app/access/(intendedCreator|modal|ModalLink|useModalOpener|wish)\b`,
    String.raw`app/shell/(Oops|Public|SiteHeader|SiteFooter|AidsPanel|LanguageSwitch|Logo|MeasureChoice)\b`,
    String.raw`app/shell/(places|frames|useMeasure)\b`,
    String.raw`app/ui/(Button|layout|lists|feedback|text|Form|LazyToasts|lazyPart|cx|useAddress|useLeaving|useDisclosure|useHydrated)\b`,
    // All shared styles in one sheet, which every other page has cached.
    String.raw`app/styles/.+\.css`,
    String.raw`app/ui/.+\.module\.css`,
  ),
  // Zod and the modules that every schema imports. Two files would add two entries per route to the manifest.
  schemas: anyOf(
    'node_modules/zod/',
    String.raw`core/src/people/(erasure/treatment|party/(actor|fields|people))\.`,
    String.raw`core/src/kit/(command|currency|declare|flow|money|problem|rule|score)\.`,
    String.raw`brazil/src/states\.`,
  ),
  fields: anyOf(
    String.raw`app/ui/(field|Field|FieldFrame|Choice)\b`,
    String.raw`app/forms/(Refused|usePlainAnswer)\b`,
  ),
  // Components of the pages that require a login, except for components that need a library: masked fields,
  // dialogs, comboboxes.
  parts: anyOf(
    'lucide-react/dist/esm/icons/',
    String.raw`app/ui/(Arrival|Avatar|BrandMark|CountField|Disclosure|FileDrop|Filter|Menu|MoneyBar|MoneyField)\b`,
    String.raw`app/ui/(PercentField|PieceBars|Road|Rows|Select|StatusChip|StatusGlyph|Steps|Switch|TabLinks|Table|Tag|Timeline)\b`,
    String.raw`app/ui/(numberText|useChoice)\b`,
    String.raw`app/live/\w+\.tsx?`,
    String.raw`app/forms/(fieldName|keepTyped|returnPath)\b`,
    String.raw`app/ui/intoView\b`,
    String.raw`app/search/(ProfileLink|paths)\b`,
    String.raw`core/src/people/party/keyFigures\.`,
    String.raw`core/src/hiring/contract/rights\.pt\.`,
    String.raw`app/help/(HelpLink|help\.module|paths)\b`,
    String.raw`app/payment/paymentLabel\b`,
    String.raw`core/src/platform/design/disc\b`,
    // Business days.
    String.raw`brazil/src/calendar\.`,
    '@brazilian-utils/brazilian-utils/dist/(get-holidays|is-nullish)',
  ),
  shell: anyOf(
    String.raw`app/shell/(AccountMenu|Bell|BrandArea|BrandFrame|Palette|SharedFrame|Shell|StaffFrame|Tools|framedProjects)\.`,
    String.raw`app/(creator/(Frame|useOwn)|queue/(QueueBar|queue))\b`,
    String.raw`core/src/operations/notice/nextStep\b`,
    // States that both home pages show. Their schemas are not included.
    String.raw`core/src/hiring/(briefing/projectState|contract/(contractState|kind)|proposal/(invitation|waitsFor))\.`,
    String.raw`app/briefing/((CampaignPicture|NextDateText|OfferStatus|ProjectState)\.|(briefing|picture)\.module)`,
    String.raw`app/payment/PaymentStatus\.`,
    String.raw`app/ui/StageTrack\.`,
    String.raw`app/(briefing/useStageLabel|contract/useContractStatus|payment/useStepValues|pieces/usePieceStatus)\b`,
    String.raw`app/company/company\.module`,
    String.raw`app/payment/useChargeName\b`,
    String.raw`app/shell/Unread\.`,
    String.raw`core/src/hiring/contract/check/requirements\.`,
  ),
  dialogs: anyOf(
    String.raw`app/forms/(MoveDialog|StepByStep|Unsaved|showsOtherForm)\.`,
    String.raw`app/ui/Dialog\.tsx`,
  ),
  // Long forms.
  forms: anyOf('node_modules/@conform-to/', String.raw`app/forms/useAnswer\.`),
  // Checks of Brazilian documents.
  checks: anyOf(
    String.raw`brazil/src/(cnpj|cpf|pix)\.`,
    '@brazilian-utils/brazilian-utils/dist/',
    String.raw`core/src/people/party/(creator|creatorAbout|audience|projectsOnly|visiblePrices)\.`,
  ),
  // A brief and its proposals, as brands and creators read them.
  brief: anyOf(
    String.raw`core/src/hiring/briefing/(facts|flow|parts|schema|stepAddress|wizard)\.`,
    String.raw`core/src/hiring/proposal/(confidentiality|draft|proposal)\.`,
    String.raw`app/briefing/(BriefBlocks|facts)\.tsx`,
  ),
  // Drafts, deliverables and the creator's earnings, for both sides.
  delivery: anyOf(
    String.raw`app/(drafts|questions)/\w+\.(tsx|module)`,
    String.raw`app/tracking/(LinkCard\.|tracking\.module)`,
    String.raw`app/contract/Amendments\.`,
    String.raw`app/payment/Clock\.`,
    String.raw`app/pieces/PiecePicture\.`,
    String.raw`app/contract/contract\.module`,
    String.raw`core/src/hiring/contract/(deliverableState|draft|check/(finding|subtitles))\.`,
    String.raw`core/src/kit/foldText\.`,
    String.raw`brazil/src/disclosure\.`,
  ),
  // A creator's net amount.
  netPay: anyOf(
    String.raw`core/src/finance/payment/(acceptedPrice|earnings|issRule|netPay|takeHome)\.`,
    String.raw`core/src/platform/exchange/exchange\.`,
    String.raw`app/creator/MonthCalculation\.`,
    String.raw`brazil/src/(taxTables|withholding)\.`,
  ),
  // Payment by a brand.
  payments: anyOf(
    String.raw`app/payment/(Amounts|ByTransfer|FeeInvoice|HowToPay|InvoiceLines|MoneyBack)\.`,
    String.raw`app/payment/(CopyText|PayByCard|PixPicture|Proofs|Reported|SlipInForce|grouped)\.`,
    String.raw`app/payment/useReceived\b`,
  ),
};

/**
 * Returns the name of the file for a module. For undefined, the bundler chooses the file by the modules that
 * import this one.
 */
export function chunkOf(id: string): string | undefined {
  return Object.keys(inOneFile).find((name) => inOneFile[name]?.test(id));
}

function anyOf(...paths: readonly string[]): RegExp {
  return new RegExp(paths.join('|'));
}
