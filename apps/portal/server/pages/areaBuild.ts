import { areaPath } from '@elenco/core/people';
import type { ServerBuild } from '@remix-run/server-runtime';

type Routes = ServerBuild['routes'];

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const areas = Object.values(areaPath).map((path) => ({ path, segments: segmentsOf(path) }));

/** Returns the area of a URL path, decoded as Remix does; undefined outside of all areas. */
export function areaOf(pathname: string): string | undefined {
  const read = safelyDecoded(pathname).toLowerCase();
  // The URL of a page's data is the URL of the page plus `.data`.
  return areas.find(({ path }) => read.startsWith(path) && /^([/.]|$)/.test(read.slice(path.length)))?.path;
}

function safelyDecoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns the build with only the routes that can match a URL of the area, or a URL outside of all areas. For
 * each match, Remix flattens, ranks and compiles all routes, and for each page it renders an element per
 * route. With 179 routes, this took a tenth of a page's CPU time (decision 182). Browsers still load the full
 * list.
 */
export function areaBuild(build: ServerBuild, area: string | undefined): ServerBuild {
  const kept = keptRoutes(build.routes, area);
  const only = <Route>(all: Record<string, Route>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

function keptRoutes(routes: Routes, area: string | undefined): Set<string> {
  const kept = new Set<string>();
  for (const [id, route] of Object.entries(routes)) {
    if (!route || !mayMatch(pathOf(routes, id), area)) continue;
    for (let each: string | undefined = id; each; each = routes[each]?.parentId) kept.add(each);
  }
  return kept;
}

function pathOf(routes: Routes, id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  return [...(route.parentId ? pathOf(routes, route.parentId) : []), ...segmentsOf(route.path ?? '')];
}

function mayMatch(path: readonly string[], area: string | undefined): boolean {
  const inside = (segments: readonly string[]) => segments.every((segment, n) => path[n] === segment);
  if (area === undefined) return !areas.some(({ segments }) => inside(segments));
  return segmentsOf(area).every(
    (segment, n) => path[n] === undefined || /^[:*]|\?$/.test(path[n]) || path[n] === segment,
  );
}
