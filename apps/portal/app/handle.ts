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
    'prelaunch',
    'privacy',
    'pricing',
    'consents',
    'pay',
    'portfolio',
    'profile',
    'content',
    'plans',
    'community',
    'squad',
    'squadPlan',
    'webhooks',
    'tour',
  ]
>;

/** What a route may tell the root about itself: `export const handle: RouteHandle = { title: 'home.title' }`. */
export interface RouteHandle {
  /** Key of the page title, or the key for an address; with its namespace where that is not `portal`. Loader data fill it. */
  readonly title?: TitleKey | ((params: Readonly<Record<string, string | undefined>>) => TitleKey);
  /** Answers another address than its own, where scripts would ask for the page again: it has none. */
  readonly still?: boolean;
  /** Loads the words of refusals only when a form of the page is used: its visitors mostly read. */
  readonly light?: true;
  /** Further namespaces that the route's texts come from (`portal` is always there). */
  readonly i18n?: Exclude<keyof CustomTypeOptions['resources'], 'portal'>[];
}
