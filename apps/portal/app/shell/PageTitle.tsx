import { documentTitle } from '@elenco/core/people';
import { useLocation, useMatches, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { modalIn } from '../access/modal';
import type { RouteHandle } from '../handle';
import { oopsTitle } from './Oops';
import { titleOf } from './titleOf';

/**
 * Title of the document: the title of an error, otherwise of the modal over the home page, otherwise the
 * deepest route's `handle.title` with its loader data. The platform's name follows.
 */
export function PageTitle() {
  const matches = useMatches();
  // The texts of a title may belong to its route, so this loads the namespaces of the routes.
  const named = matches.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.i18n ?? []);
  // No title uses `problems`, which a light page has not loaded; requesting it would suspend hydration.
  const { t } = useTranslation(['portal', ...named.filter((name) => name !== 'problems')]);
  const say = t as unknown as (key: string, values?: object) => string;
  const { pathname, search } = useLocation();
  const modal = pathname === '/' ? modalIn(new URLSearchParams(search)) : null;
  const failed = oopsTitle(useRouteError());
  const own = failed ?? (modal && `modals.title.${modal}`);
  return <title>{documentTitle(own ? say(own) : titleOf(matches, say))}</title>;
}
