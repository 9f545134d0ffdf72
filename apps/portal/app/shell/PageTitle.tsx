import { brand } from '@elenco/core/party';
import { useMatches, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '../handle';
import { oopsTitle } from './Oops';

/**
 * The document's title: what has failed, else the deepest route's `handle.title`, filled with its loader data; then
 * the product's name.
 */
export function PageTitle() {
  const matches = useMatches();
  // A title's namespace may come with its route, so this waits for what the routes name.
  const named = matches.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.i18n ?? []);
  // No title is made of refusals, whose words a light page does not have yet: asking for them would halt hydration.
  const { t } = useTranslation(['portal', ...named.filter((name) => name !== 'problems')]);
  const match = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.title);
  const own = (match?.handle as RouteHandle | undefined)?.title;
  const key = oopsTitle(useRouteError()) ?? (typeof own === 'function' ? own(match?.params ?? {}) : own);
  const values: Record<string, unknown> = { ...(match?.data as object | undefined) };
  const title = key ? (t as unknown as (key: string, values: object) => string)(key, values) : undefined;
  return <title>{title ? `${title}${brand.titleSuffix}` : brand.defaultTitle}</title>;
}
