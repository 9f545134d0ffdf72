import type { CustomTypeOptions, ParseKeys } from 'i18next';

type TitleKey = ParseKeys<
  [
    'portal',
    'access',
    'authority',
    'company',
    'creator',
    'search',
    'security',
    'shared',
    'connections',
    'campaigns',
    'report',
    'team',
    'home',
    'newsletter',
    'privacy',
    'pricing',
    'consents',
    'pay',
    'portfolio',
    'mediaKit',
    'profile',
    'content',
    'plans',
    'community',
    'squad',
    'squadPlan',
    'webhooks',
    'tour',
    'trackRecord',
  ]
>;

/** Settings of a route that the root reads: `export const handle: RouteHandle = { title: 'home.title' }`. */
export interface RouteHandle {
  /**
   * Key of the page title, or a function of the URL and the loader's data. A key outside of the namespace
   * `portal` starts with its namespace. The loader's data fills the placeholders of the title.
   */
  readonly title?:
    | TitleKey
    | ((params: Readonly<Record<string, string | undefined>>, data: unknown) => TitleKey);
  /** True for a route that renders no page. Its document loads no scripts, which would reload the route. */
  readonly still?: boolean;
  /**
   * True to load the texts of refusals only when a form of the page is used, since most visitors only read.
   */
  readonly light?: true;
  /** Further namespaces of the route's texts (`portal` is always loaded). */
  readonly i18n?: Exclude<keyof CustomTypeOptions['resources'], 'portal'>[];
}
