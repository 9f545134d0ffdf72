import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stepsOf } from '@elenco/core/hiring';
import { root } from '../../bin/parts/programs';

/** A route of the portal's build. */
interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: { readonly default?: unknown };
}

/**
 * Returns the paths of all routes that render a page, such as `/dashboard/client/briefings/:id/brand`. Leaves
 * out pages for developers.
 */
export async function pagePaths(): Promise<string[]> {
  const file = pathToFileURL(join(root, 'apps/portal/build/server/index.js')).href;
  const { routes } = (await import(file)) as { routes: Readonly<Record<string, Route>> };
  const pathOf = ({ parentId, path = '' }: Route): string => {
    const parent = parentId ? routes[parentId] : undefined;
    return `${parent ? pathOf(parent) : ''}${path ? `/${path}` : ''}`;
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(({ id, module }) => module.default && !parents.has(id));
  const paths = pages.flatMap((page) => withSteps(pathOf(page) || '/'));
  return [...new Set(paths)].filter((path) => !path.includes('*') && !path.startsWith('/dev/')).sort();
}

/**
 * Returns one path per step for the path of the wizard, and any other path unchanged. The path without a
 * draft's id has only the first step.
 */
function withSteps(path: string): string[] {
  if (!path.endsWith('/:id?/:step')) return [path];
  const wizard = path.replace('/:id?/:step', '');
  const steps = stepsOf(wizard.endsWith('/silent_squad') ? 'silent_squad' : 'creator');
  return [`${wizard}/${steps[0]}`, ...steps.map((step) => `${wizard}/:id/${step}`)];
}
