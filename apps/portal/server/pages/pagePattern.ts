import { matchRoutes } from '@remix-run/react';
import type { ServerBuild } from '@remix-run/server-runtime';

type Tree = Parameters<typeof matchRoutes>[0];

/**
 * Returns a function that finds the pattern of a page's URL, such as `/dashboard/client/projects/:id`. In
 * development, where the build changes while the server runs, all pages have one pattern.
 */
export function pagePatterns(build: ServerBuild | (() => unknown)): (pathname: string) => string {
  if (typeof build === 'function') return () => '/*';
  let tree: Tree | undefined;
  return (pathname) => {
    tree ??= treeOf(build);
    const matches = matchRoutes(tree, pathname.replace(/\.data$/, '')) ?? [];
    return `/${matches.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? []).join('/')}`;
  };
}

function treeOf({ routes }: ServerBuild): Tree {
  const childrenOf = (parent: string | undefined): Tree =>
    Object.values(routes).flatMap((route): Tree => {
      if (!route || route.parentId !== parent) return [];
      const { id, path, caseSensitive } = route;
      if (route.index) return [{ id, path, caseSensitive, index: true }] as Tree;
      return [{ id, path, caseSensitive, children: childrenOf(id) }] as Tree;
    });
  return childrenOf(undefined);
}
