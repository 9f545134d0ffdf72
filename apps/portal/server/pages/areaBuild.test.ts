import { areaPath } from '@elenco/core/people';
import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import type { ServerBuild } from '@remix-run/server-runtime';
import { describe, expect, it } from 'vitest';
import config from '../../app/routes';
import { areaBuild, areaOf } from './areaBuild';

type Routes = Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>;

function listed(entries: readonly RouteConfigEntry[], parentId?: string): Routes {
  return Object.assign(
    {},
    ...entries.map(({ file, path, index, children = [] }) => ({
      [file]: { id: file, parentId, path, index },
      ...listed(children, file),
    })),
  );
}

const routes = listed(await config);
const whole = { routes, assets: { routes } } as unknown as ServerBuild;

interface Node {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: Node[];
}
const treeOf = ({ routes: of }: ServerBuild, parentId?: string): Node[] =>
  Object.values(of as Routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => ({
      id,
      path,
      ...(index ? { index } : { children: treeOf({ routes: of } as ServerBuild, id) }),
    }));

const areas = [undefined, ...Object.values(areaPath)];
const all = treeOf(whole);
const trees = new Map<string | undefined, ReturnType<typeof treeOf>>(
  areas.map((area) => [area, treeOf(areaBuild(whole, area))]),
);

const answering = (tree: Node[] | undefined, address: string) =>
  matchRoutes(tree as Parameters<typeof matchRoutes>[0], address)?.map(({ route }) => route.id);

const addresses = Object.values(routes).map(({ id }) => {
  const path = (each?: string): string => {
    const route = each ? routes[each] : undefined;
    return route ? `${path(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  return (
    path(id)
      .replace(/:\w+\??/g, '1')
      .replace('*', 'some/thing') || '/'
  );
});

describe('the list of routes of an area', () => {
  it('matches each URL of the area to the same route as the list of all routes', () => {
    const unknown = addresses.flatMap((address) => [`${address}/nothing`, address.toUpperCase()]);
    for (const address of [...addresses, ...unknown, '/%64ashboard/client', '//dashboard/client']) {
      const answer = answering(trees.get(areaOf(address)), address);
      expect([address, answer]).toEqual([address, answering(all, address)]);
    }
  });

  it('contains far fewer routes than the list of all routes, on the server and on the client', () => {
    for (const area of areas) {
      const part = areaBuild(whole, area);
      expect(Object.keys(part.routes).length).toBeLessThan(Object.keys(routes).length * 0.75);
      expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes));
    }
  });
});
