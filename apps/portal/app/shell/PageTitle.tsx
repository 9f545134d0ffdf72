import { documentTitle } from '@elenco/core/people';
import { useMatches, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '../handle';
import { oopsTitle } from './Oops';
import { titleOf } from './titleOf';

/**
 * The document's title: that of an error, else the deepest route's `handle.title`, filled with its loader
 * data; then the product's name.
 */
export function PageTitle() {
  const matches = useMatches();
  // A title's namespace may come with its route, so this waits for the routes' namespaces.
  const named = matches.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.i18n ?? []);
  // No title uses `problems`, which a light page has not loaded: requesting it would suspend hydration.
  const { t } = useTranslation(['portal', ...named.filter((name) => name !== 'problems')]);
  const say = t as unknown as (key: string, values?: object) => string;
  const failed = oopsTitle(useRouteError());
  const title = failed ? say(failed) : titleOf(matches, say);
  return <title>{documentTitle(title)}</title>;
}
