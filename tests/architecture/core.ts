import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles } from './circles';
import { type Source, targetOf } from './imports';

const CORE = 'packages/core/src/';
/**
 * Libraries that core may import. They use no files, network or clock, so they work in the same way on
 * servers and in browsers.
 */
const VALUE_LIBRARIES = ['zod', '@elenco/brazil', '@noble/hashes', '@zxcvbn-ts/language-common'];
const TEST_LIBRARIES = ['vitest', 'fast-check'];
/**
 * Areas in the order of their imports: an area may import only the areas before it, and only through the
 * index of each area (docs/architecture.md#areas-of-the-domain).
 */
const AREAS = ['kit', 'people', 'platform', 'discovery', 'hiring', 'finance', 'growth', 'operations'];
/**
 * Aggregates that the index of their area does not export, because they contain a large dictionary, colors,
 * or names that other aggregates also use.
 */
const APART = ['people/password', 'platform/design', 'discovery/pricing'];

/** Returns a sentence for each violation of core's import rules. */
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
      // Other rules check imports from other workspaces.
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
  return [...found, ...findCycles(edges).map((circle) => `${CORE}: circle ${circle.join(' → ')}`)];
}

/**
 * Returns the module through which a file may import another: within an area, the index of the other
 * aggregate; otherwise, the index of the other area.
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
 * Area of a file in core, and the folder of its aggregate (`finance/payment`). Both are empty for files
 * outside the areas.
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

/** Returns false for the kit and for the examples of tests, which have no aggregates. */
function hasAggregates(area: string): boolean {
  return area !== 'kit' && area !== 'testing';
}

function isFolder(root: string, path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}
