import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../apps/backoffice/src/', import.meta.url);

interface OfficeScreen {
  /** Below `/dashboard/admin`, as the router has it. */
  readonly path: string;
  readonly resource: string;
  /** Reading the resource is not enough to open it. */
  readonly ruled: boolean;
  /** A screen of its own in the back office, and no address that only leads on. */
  readonly shown: boolean;
}

/** Every address that the parts of the back office declare in their `index.tsx`. */
export function officeScreens(): OfficeScreen[] {
  return readdirSync(folder).flatMap((name) => {
    const file = new URL(`${name}/index.tsx`, folder);
    return existsSync(file) ? screensIn(readFileSync(file, 'utf8')) : [];
  });
}

function screensIn(source: string): OfficeScreen[] {
  const constant = (name: string) => new RegExp(`export const ${name} = '([^']+)'`).exec(source)?.[1];
  const resource = constant('resource') ?? '';
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
    ...(has('list') ? at(constant('address')) : []),
    ...(has('show') ? at(constant('recordAddress')) : []),
    ...(has('edit') ? at(`${constant('recordAddress')}/edit`) : []),
    ...further.flatMap(([, path, rule]) => at(path, true, rule !== undefined)),
    ...[...redirects.matchAll(/'(\/[^']*)':/g)].flatMap(([, path]) => at(path, false)),
  ];
}
