import type { ComponentType } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { generatePath, matchPath, Navigate, Route, useParams } from 'react-router-dom';
import { addressOf, listOf } from './addresses';
import { loading, type Part } from './part';
import { parts, pathsOf } from './parts';
import type { ResourceName } from './resources';
import { Allowed } from './shell/Allowed';
import { NotFound } from './shell/NotFound';

/**
 * Returns all parts as react-admin resources, with their screens by address
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

/** Loads the code of an address's screen before rendering. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const shown = parts.flatMap(pathsOf).find(({ path }) => matchPath(path, pathname || '/'));
  await loading.get(shown?.screen as ComponentType)?.();
}

/** Returns the react-admin resource of a part; redirects react-admin's own addresses to ours. */
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

function ToRecord({ resource }: { resource: ResourceName }) {
  return <Navigate replace to={addressOf(resource, useParams().id ?? '')} />;
}

function RedirectTo({ to }: { to: string }) {
  return <Navigate replace to={generatePath(to, useParams())} />;
}
