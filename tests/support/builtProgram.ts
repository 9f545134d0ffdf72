import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@elenco/portal/bundle';

const built = new Map<string, Promise<string>>();

/**
 * Bundles a program into one file, once per test file, and returns its path. Starting from sources would take
 * three CPU seconds more each time.
 */
export function builtProgram({ pathname }: URL): Promise<string> {
  const known = built.get(pathname);
  if (known) return known;
  const name = `${basename(dirname(pathname))}-${basename(pathname, '.ts')}.js`;
  const file = fileURLToPath(new URL(`../../.cache/serve/${name}`, import.meta.url));
  const made = bundle(pathname, file).then(() => file);
  built.set(pathname, made);
  return made;
}
