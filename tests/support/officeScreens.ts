import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { places } from '@elenco/backoffice/places';

const folder = new URL('../../apps/backoffice/src/', import.meta.url);

/** Properties of a place in `places.ts` that this module uses. */
interface Place {
  readonly address?: string;
  readonly recordAddress?: string;
  readonly sort?: unknown;
}

interface OfficeScreen {
  /** Path below `/dashboard/admin`, as the router declares it. */
  readonly path: string;
  readonly resource: string;
  /** True if the screen has an access rule in addition to that of reading the resource. */
  readonly ruled: boolean;
  /** True for a screen, false for a path that only redirects. */
  readonly shown: boolean;
}

/**
 * Returns all paths of the back office: the paths of lists and records from `places.ts`, and all other paths
 * from the `index.tsx` of each folder.
 */
export function officeScreens(): OfficeScreen[] {
  return readdirSync(folder).flatMap((name) => {
    const file = new URL(`${name}/index.tsx`, folder);
    return existsSync(file) ? screensIn(readFileSync(file, 'utf8')) : [];
  });
}

function screensIn(source: string): OfficeScreen[] {
  const constant = (name: string) => new RegExp(`export const ${name} = '([^']+)'`).exec(source)?.[1];
  const resource = constant('resource') ?? '';
  const place = (places as { readonly [name: string]: Place })[resource];
  const address = constant('address') ?? place?.address;
  const recordAddress = constant('recordAddress') ?? place?.recordAddress;
  const has = (name: string) => source.includes(`export const ${name} = `);
  const at = (path: string | undefined, shown = true, ruled = false) =>
    path ? [{ path, resource, shown, ruled }] : [];
  const further = [
    ...source.matchAll(
      /path: '([^']+)',\s*screen: screen\(\(\) => import\('\.\/\w+'\), '\w+'\),?\s*(rule:)?/g,
    ),
  ];
  const redirects = /export const redirects = (\{[^;]*\});/.exec(source)?.[1] ?? '';
  return [
    ...(has('list') ? at(address) : []),
    ...(has('show') ? at(recordAddress) : []),
    ...(has('edit') ? at(`${recordAddress}/edit`) : []),
    ...further.flatMap(([, path, rule]) => at(path, true, rule !== undefined)),
    ...[...redirects.matchAll(/'(\/[^']*)':/g)].flatMap(([, path]) => at(path, false)),
  ];
}
