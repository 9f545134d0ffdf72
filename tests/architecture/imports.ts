import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Expression, type JSXSpreadAttribute, parseSync, type SpreadElement, Visitor } from 'oxc-parser';

/**
 * A source file: its path from the root with forward slashes, its text, and its imports. `later` contains the
 * dynamic imports. `spreads` contains the numbers of lines that spread a literal, such as `...['a']`.
 */
export type Source = { path: string; text: string; imports: string[]; later: string[]; spreads: number[] };

const NOT_SOURCE = new Set(['node_modules', 'build', 'dist', 'fixtures', '.turbo', '.cache']);

/** Returns path and text of every TypeScript file in these folders of the tree. */
export function filesIn(root: string, folders: readonly string[]): Pick<Source, 'path' | 'text'>[] {
  return folders
    .filter((folder) => statSync(join(root, folder), { throwIfNoEntry: false }))
    .flatMap((folder) => walk(root, folder))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/**
 * Returns the TypeScript files in these folders with their imports (static, dynamic, types and re-exports).
 */
export function sourcesIn(root: string, folders: readonly string[]): Source[] {
  return filesIn(root, folders).map(({ path, text }) => {
    const { found, later, spreads } = read(path, text);
    return { path, text, imports: [...found, ...later], later, spreads };
  });
}

/**
 * Matches code for which the whole file must be parsed. Files without such code are not parsed, because
 * parsing takes many times longer.
 */
const IN_ITS_TREE = /\bimport\s*\(|\.\.\.\s*[[{(/]|\bdeclare\s+module\b/;

export function read(path: string, text: string) {
  const parsed = parseSync(path, text);
  const [found, later, spreads]: [string[], string[], number[]] = [[], [], []];
  if (!IN_ITS_TREE.test(text)) {
    const { staticImports, staticExports } = parsed.module;
    const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
    const named = requests.flatMap(({ moduleRequest }) => moduleRequest ?? []);
    const inOrder = named.toSorted((a, b) => a.start - b.start).map(({ value }) => value);
    return { found: [...new Set(inOrder)], later, spreads };
  }
  type Import = { source: { type: string; value?: unknown } | null };
  const into =
    (list: string[]) =>
    ({ source }: Import) => {
      if (typeof source?.value === 'string') list.push(source.value);
    };
  const from = into(found);
  const spread = ({ start, argument }: SpreadElement | JSXSpreadAttribute) => {
    if (isWritten(argument)) spreads.push(text.slice(0, start).split('\n').length);
  };
  new Visitor({
    SpreadElement: spread,
    JSXSpreadAttribute: spread,
    ImportDeclaration: from,
    ExportNamedDeclaration: from,
    ExportAllDeclaration: from,
    ImportExpression: into(later),
    TSImportType: from,
  }).visit(parsed.program);
  return { found, later, spreads };
}

/** Returns true for an object or array literal, with or without `as const`. */
function isWritten(node: Expression): boolean {
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression')
    return isWritten(node.expression);
  return node.type === 'ObjectExpression' || node.type === 'ArrayExpression';
}

/** Returns the path from the root to which a relative import leads; undefined for an import of a package. */
export function targetOf({ path }: Source, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined;
}

/**
 * Returns the folder of the workspace that contains a file (`apps/portal`); undefined for files outside
 * workspaces.
 */
export function workspaceOf(path: string): string | undefined {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0];
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : walk(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
