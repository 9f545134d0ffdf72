import type { ComponentType } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { generatePath, matchPath, Navigate, Route, useLocation, useParams } from 'react-router-dom';
import { addressOf, listOf } from './addresses';
import { loading, type Part } from './part';
import { parts, pathsOf } from './parts';
import type { ResourceName } from './resources';
import { Allowed } from './shell/Allowed';
import { NotFound } from './shell/NotFound';

/**
 * Returns the routes of all parts: react-admin resources, and further screens by path
 * (docs/spec/addresses.md#back-office).
 */
export const screens = () => [
  ...parts.filter(({ list, show }) => list || show).map(resourceOf),
  <CustomRoutes key="screens">
    {parts.flatMap((part) =>
      pathsOf(part).map(({ path, screen: Screen, rule }) => (
        <Route
          key={path}
          path={path}
          element={
            <Allowed key={path} to={part.resource} by={rule}>
              <Screen />
            </Allowed>
          }
        />
      )),
    )}
    {parts.flatMap(({ redirects = {} }) =>
      Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<RedirectTo to={to} />} />
      )),
    )}
  </CustomRoutes>,
];

/** Loads the code of the screen at a path before rendering. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const shown = parts.flatMap(pathsOf).find(({ path }) => matchPath(path, pathname || '/'));
  await loading.get(shown?.screen as ComponentType)?.();
}

/**
 * Returns the react-admin resource of a part. Redirects react-admin's own paths to the paths in `places.ts`.
 */
function resourceOf({ resource, address, recordAddress, recordRepresentation }: Part) {
  const record = recordAddress ? <ToRecord resource={resource} /> : undefined;
  return (
    <Resource
      key={resource}
      name={resource}
      list={address ? <Navigate replace to={listOf(resource)} /> : <NotFound />}
      show={record}
      edit={record}
      recordRepresentation={recordRepresentation as ((row: object) => string) | undefined}
    />
  );
}

/**
 * Redirects to the record, and passes on the navigation state, which contains the filter and order of the
 * rows for `Neighbors`.
 */
function ToRecord({ resource }: { resource: ResourceName }) {
  return <Navigate replace to={addressOf(resource, useParams().id ?? '')} state={useLocation().state} />;
}

function RedirectTo({ to }: { to: string }) {
  return <Navigate replace to={generatePath(to, useParams())} />;
}
