import { statSync } from 'node:fs';
import { join } from 'node:path';
import { circles } from './circles';
import { type Source, targetOf } from './imports';

const CORE = 'packages/core/src/';
/** Libraries without files, network and clock, which work the same on server and browser. */
const VALUE_LIBRARIES = ['zod', '@elenco/brazil', '@noble/hashes', '@zxcvbn-ts/language-common'];
const TEST_LIBRARIES = ['vitest', 'fast-check'];
/** An area may import those before it, through their index (docs/architecture.md#areas-of-the-domain). */
const AREAS = ['kit', 'people', 'platform', 'discovery', 'hiring', 'finance', 'growth', 'operations'];
/**
 * Aggregates that their area's index leaves out: a large dictionary, colors, names that other aggregates also
 * use.
 */
const APART = ['people/password', 'platform/design', 'discovery/pricing'];

/** Returns violations of core's import rules, one sentence each. */
export function coreViolations(root: string, sources: readonly Source[]): string[] {
  const found: string[] = [];
  const edges = new Map<string, Set<string>>();
  for (const source of sources.filter(({ path }) => path.startsWith(CORE))) {
    const own = placeOf(source.path);
    for (const specifier of source.imports) {
      const target = targetOf(source, specifier);
      if (target === undefined) {
        if (!mayUse(source.path, specifier)) found.push(`${source.path}: core must not import ${specifier}`);
        continue;
      }
      // Other rules cover the other workspaces.
      if (!target.startsWith(CORE)) continue;
      const other = placeOf(isFolder(root, target) ? `${target}/index.ts` : target);
      if (other.folder === own.folder) continue;
      if (other.area === '')
        found.push(`${source.path}: a folder must not import ${target}, which is above all areas`);
      else if (target !== CORE + entryOf(own, other))
        found.push(`${source.path}: reaches into ${other.folder}; import its index, ${entryOf(own, other)}`);
      if (own.area === '' || other.area === '' || isForTests(source.path)) continue;
      if (AREAS.indexOf(own.area) < AREAS.indexOf(other.area))
        found.push(`${source.path}: ${own.area} must not import ${other.area}`);
      if (own.area === other.area)
        edges.set(own.folder, (edges.get(own.folder) ?? new Set()).add(other.folder));
    }
  }
  return [...found, ...circles(edges).map((circle) => `${CORE}: circle ${circle.join(' → ')}`)];
}

/**
 * Returns the module that may be imported: within an area, the index of the aggregate; otherwise that of the
 * other area.
 */
function entryOf(own: Place, other: Place): string {
  return own.area === other.area || APART.includes(other.folder) ? other.folder : other.area;
}

function mayUse(path: string, specifier: string): boolean {
  const allowed = isForTests(path) ? [...VALUE_LIBRARIES, ...TEST_LIBRARIES] : VALUE_LIBRARIES;
  if (allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return true;
  return specifier.startsWith('node:') && /\.test\.ts$/.test(path);
}

function isForTests(path: string): boolean {
  return /\.test(-d)?\.ts$/.test(path) || path.startsWith(`${CORE}testing/`);
}

/**
 * Area of a file of core, and the folder of its aggregate (`finance/payment`); both empty for files at the
 * top.
 */
interface Place {
  readonly area: string;
  readonly folder: string;
}

function placeOf(path: string): Place {
  const [area, aggregate, ...rest] = path.slice(CORE.length).split('/');
  if (area === undefined || aggregate === undefined) return { area: '', folder: '' };
  return { area, folder: rest.length === 0 || !hasAggregates(area) ? area : `${area}/${aggregate}` };
}

/** False for the kit and the examples for tests, which have no aggregates. */
function hasAggregates(area: string): boolean {
  return area !== 'kit' && area !== 'testing';
}

function isFolder(root: string, path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}
