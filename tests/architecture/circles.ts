import { type Source, targetOf } from './imports';

/**
 * Returns a sentence for each import cycle between files, because files in a cycle cannot be read, moved or
 * tested separately. Imports of types and dynamic imports count too.
 */
export function fileCycles(sources: readonly Source[]): string[] {
  const known = new Set(sources.map(({ path }) => path));
  const edges = new Map(
    sources.map((source) => {
      const targets = source.imports.flatMap((name) => targetOf(source, name) ?? []);
      return [source.path, new Set(targets.flatMap((target) => fileOf(target, known) ?? []))];
    }),
  );
  return findCycles(edges).map((circle) => `circle ${circle.join(' → ')}`);
}

const fileOf = (target: string, known: ReadonlySet<string>): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end).find((path) => known.has(path));

/** Returns a cycle for each edge that completes a cycle. A cycle is the list of its nodes. */
export function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): void => {
    const start = path.indexOf(node);
    if (start !== -1) return void found.push([...path.slice(start), node]);
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
  return found;
}
