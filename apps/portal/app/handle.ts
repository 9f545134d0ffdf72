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
  /**
   * True for a route whose response is not a page of the app. Its HTML loads no scripts, because they would
   * request the route again.
   */
  readonly still?: boolean;
  /**
   * True to load error messages only when the visitor uses a form of the page, since most visitors only read.
   */
  readonly light?: true;
  /** Further namespaces of the route's texts (`portal` is always loaded). */
  readonly i18n?: Exclude<keyof CustomTypeOptions['resources'], 'portal'>[];
}
