import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const assets = join(root, 'apps/portal/build/client/assets');

interface Route {
  readonly parentId?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}
interface Manifest {
  readonly url: string;
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, Route>>;
}

/** Returns the routes with their scripts, from the newest build for browsers. */
function readManifest(): Manifest {
  const [newest = ''] = readdirSync(assets)
    .filter((name) => /^manifest-.+\.js$/.test(name))
    .toSorted((one, other) => statSync(join(assets, other)).mtimeMs - statSync(join(assets, one)).mtimeMs);
  const text = readFileSync(join(assets, newest), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

/**
 * Returns the number of bytes that browsers receive for an asset. Assets are compressed with Brotli, unless
 * they are too small.
 */
function bytesOf(address: string): number {
  const path = join(assets, basename(address));
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/**
 * Returns the namespaces of texts that a page loads before hydration. The handles of its routes declare these
 * namespaces.
 */
function namespacesOf(ids: readonly string[]): Set<string> {
  const sources = ids.map((id) => readFileSync(join(root, `apps/portal/app/${id}.tsx`), 'utf8'));
  const named = sources.flatMap((text) => /\bi18n: \[([^\]]*)\]/.exec(text)?.[1]?.match(/\w+/g) ?? []);
  const names = new Set(['portal', ...named]);
  if (sources.some((text) => text.includes('light: true'))) names.delete('problems');
  return names;
}

/**
 * Returns the number and compressed bytes of the scripts that a route's page loads first, and the compressed
 * bytes of its Portuguese texts.
 */
export function pageWeight(id: string): { scripts: number; scriptBytes: number; textBytes: number } {
  const { url, entry, routes } = readManifest();
  const ids: string[] = [];
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) ids.push(at);
  const own = ids.flatMap((one) => [routes[one]?.module ?? '', ...(routes[one]?.imports ?? [])]);
  const scripts = new Set([url, entry.module, ...entry.imports, ...own]);
  const texts = [...namespacesOf(ids)].map((name) => {
    const file = readFileSync(join(root, `locales/pt/${name}.json`), 'utf8');
    return brotliCompressSync(JSON.stringify(JSON.parse(file))).length;
  });
  return {
    scripts: scripts.size,
    scriptBytes: [...scripts].reduce((sum, address) => sum + bytesOf(address), 0),
    textBytes: texts.reduce((sum, bytes) => sum + bytes, 0),
  };
}
