import { parseSync, type Statement, Visitor } from 'oxc-parser';
import { findCycles } from './circles';
import type { Source } from './imports';

/** A top-level function or constant: the moves that it makes, and the names that it uses. */
interface Part {
  readonly file: string;
  readonly name: string;
  /** Name of a move, such as `payouts.send`; `payouts.*` if the move is not a literal. */
  readonly moves: Set<string>;
  readonly names: Set<string>;
  /** The move after which this reaction runs; undefined if it is not a reaction. */
  on?: string;
}

/**
 * Returns for each move (`charges.settle`) the moves that its reactions make. Counts the moves of every
 * function that a reaction references. The result may therefore contain more moves than one run makes, but
 * never fewer.
 */
export function movesAfter(sources: readonly Pick<Source, 'path' | 'text'>[]): Map<string, Set<string>> {
  const parts = sources.flatMap(({ path, text }) => {
    const { program, module } = parseSync(path, text);
    const imported = module.staticImports.flatMap(({ entries }) =>
      entries.map(({ localName }) => localName.value),
    );
    const own = program.body.flatMap((statement) => partsOf(path, statement));
    const known = new Set([...imported, ...own.map(({ name }) => name)]);
    return own.map((part) => ({
      ...part,
      names: new Set([...part.names].filter((name) => known.has(name))),
    }));
  });
  const byName = Map.groupBy(parts, ({ name }) => name);
  const reached = (from: Part, seen: Set<Part>): Set<Part> => {
    if (seen.has(from)) return seen;
    seen.add(from);
    for (const name of from.names) {
      const named = byName.get(name) ?? [];
      const own = named.filter(({ file }) => file === from.file);
      for (const part of own.length > 0 ? own : named) if (part.on === undefined) reached(part, seen);
    }
    return seen;
  };
  const after = new Map<string, Set<string>>();
  for (const reaction of parts) {
    if (reaction.on === undefined) continue;
    const made = after.get(reaction.on) ?? new Set();
    for (const { moves } of reached(reaction, new Set())) for (const move of moves) made.add(move);
    after.set(reaction.on, made);
  }
  return after;
}

/** Returns a sentence for each path on which a move leads back to itself through reactions. */
export function moveCycles(after: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const of = (made: string) =>
    made.endsWith('.*') ? [...after.keys()].filter((on) => on.startsWith(made.slice(0, -1))) : [made];
  const edges = new Map([...after].map(([on, moves]) => [on, new Set([...moves].flatMap(of))]));
  return findCycles(edges).map((circle) => circle.join(' → '));
}

function partsOf(file: string, statement: Statement): Part[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'FunctionDeclaration' && declared.id)
    return [read({ file, name: declared.id.name, moves: new Set(), names: new Set() }, statement)];
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id }) =>
    id.type === 'Identifier'
      ? read({ file, name: id.name, moves: new Set(), names: new Set() }, statement)
      : [],
  );
}

function read(part: Part, statement: Statement): Part {
  new Visitor({
    Identifier: ({ name }) => void part.names.add(name),
    CallExpression({ callee, arguments: [resource, second, third] }) {
      if (callee.type !== 'Identifier' || resource?.type !== 'Identifier') return;
      const literal = (given: typeof second) =>
        given?.type === 'Literal' && typeof given.value === 'string' ? given.value : '*';
      if (callee.name === 'moveTo') part.moves.add(`${resource.name}.${literal(third)}`);
      if (callee.name === 'defineReaction') part.on = `${resource.name}.${literal(second)}`;
    },
  }).visit({ type: 'Program', body: [statement], sourceType: 'module', hashbang: null, start: 0, end: 0 });
  return part;
}
