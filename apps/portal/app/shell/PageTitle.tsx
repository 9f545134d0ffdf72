import { documentTitle } from '@elenco/core/people';
import { useLocation, useMatches, useRouteError } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { modalIn } from '../access/modal';
import type { RouteHandle } from '../handle';
import { oopsTitle } from './Oops';
import { titleOf } from './titleOf';

/**
 * Title of the document: that of an error, or else that of the modal over the home page, or else the
 * deepest route's `handle.title` filled with its loader data, then the platform's name.
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
