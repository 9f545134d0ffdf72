import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { places } from '@elenco/backoffice/places';

const folder = new URL('../../apps/backoffice/src/', import.meta.url);

/** The part of a place that is used here. */
interface Place {
  readonly address?: string;
  readonly recordAddress?: string;
  readonly sort?: unknown;
}

interface OfficeScreen {
  /** Path below `/dashboard/admin`, as in the router. */
  readonly path: string;
  readonly resource: string;
  /** True if the screen has an access rule in addition to reading the resource. */
  readonly ruled: boolean;
  /** True for a screen, false for an address that only redirects. */
  readonly shown: boolean;
}

/**
 * Returns all addresses of the back office: those of lists and records from `places.ts`, others from their
 * `index.tsx`.
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
