import { statSync } from 'node:fs';
import { join } from 'node:path';
import { circles } from './circles';
import { type Source, targetOf } from './imports';

const CORE = 'packages/core/src/';
/** Pure functions over values: no files, no network, no clock, alike in server and browser. */
const VALUE_LIBRARIES = ['zod', '@elenco/brazil', '@noble/hashes', '@zxcvbn-ts/language-common'];
const TEST_LIBRARIES = ['vitest', 'fast-check'];
/** Each folder may import those before it, never one after it. */
const ORDER = [
  'kit',
  'party',
  'identity',
  'briefing',
  'proposal',
  'contract',
  'amendment',
  'payment',
  'settlement',
  'evaluation',
];

/** What the sources of core import against the rules of core, one sentence each. */
export function coreViolations(root: string, sources: readonly Source[]): string[] {
  const found: string[] = [];
  const edges = new Map<string, Set<string>>();
  for (const source of sources.filter(({ path }) => path.startsWith(CORE))) {
    const own = folderOf(source.path);
    for (const specifier of source.imports) {
      const target = targetOf(source, specifier);
      if (target === undefined) {
        if (!mayUse(source.path, specifier)) found.push(`${source.path}: core must not import ${specifier}`);
        continue;
      }
      if (!target.startsWith(CORE)) continue; // told by the rule for all workspaces
      const other = isFolder(root, target) ? target.slice(CORE.length) : folderOf(target);
      if (other === own) continue;
      if (other === '')
        found.push(`${source.path}: a folder must not import ${target}, which stands above all`);
      else if (target !== `${CORE}${other}`)
        found.push(`${source.path}: reaches into ${other}; import its index`);
      if (own === '' || other === '') continue;
      if (stands(own) < stands(other) || own === 'kit')
        found.push(`${source.path}: ${own} must not import ${other}`);
      if (!isForTests(source.path)) edges.set(own, (edges.get(own) ?? new Set()).add(other));
    }
  }
  return [...found, ...circles(edges).map((circle) => `${CORE}: circle ${circle.join(' → ')}`)];
}

function mayUse(path: string, specifier: string): boolean {
  const allowed = isForTests(path) ? [...VALUE_LIBRARIES, ...TEST_LIBRARIES] : VALUE_LIBRARIES;
  if (allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`))) return true;
  return specifier.startsWith('node:') && /\.test\.ts$/.test(path);
}

function isForTests(path: string): boolean {
  return /\.test(-d)?\.ts$/.test(path) || path.startsWith(`${CORE}testing/`);
}

/** The folder of core that a file lies in; empty for the files at the top. */
function folderOf(path: string): string {
  const rest = path.slice(CORE.length);
  return rest.includes('/') ? (rest.split('/')[0] ?? '') : '';
}

function isFolder(root: string, path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The place in the order; folders outside it stand beside it and are held by the rule against circles. */
function stands(folder: string): number {
  const place = ORDER.indexOf(folder);
  return place === -1 ? Number.NaN : place;
}
