/**
 * A flow is the state machine of a resource. One declaration generates the CHECK and the trigger of the
 * database, the buttons of both apps, the diagram in docs/flows and the required locale keys.
 */

export interface Move<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
  /** Set if the user must enter a reason for the move. */
  readonly comment?: 'required';
  /** Set if the move cannot be reversed, so that pages ask for confirmation. */
  readonly final?: true;
}

export interface Flow<State extends string = string, Name extends string = string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly initial: State;
  readonly moves: Readonly<Record<Name, Move<State>>>;
}

export type StateOf<F> = F extends Flow<infer State, string> ? State : never;
export type MoveOf<F> = F extends Flow<string, infer Name> ? Name : never;

/** Declares a flow. A move or initial state with an unknown state is a compile-time error. */
export function defineFlow<const State extends string, const Name extends string>(
  flow: Omit<Flow<State, Name>, 'initial' | 'moves'> & {
    readonly initial: NoInfer<State>;
    readonly moves: Readonly<Record<Name, Move<NoInfer<State>>>>;
  },
): Flow<State, Name> {
  for (const [name, move] of Object.entries<Move<State>>(flow.moves)) {
    if (move.from.length === 0)
      throw new Error(`${flow.name}: the move "${name}" has no state to start from`);
  }
  return flow;
}

/** Returns the moves from a state, in the order of their declaration. */
export function movesFrom<State extends string, Name extends string>(
  flow: Flow<State, Name>,
  state: State,
): Name[] {
  return (Object.keys(flow.moves) as Name[]).filter((name) => flow.moves[name].from.includes(state));
}

/**
 * Returns each pair of states (from, to) that the flow allows, once. The database accepts only these pairs.
 */
export function transitions<State extends string>(flow: Flow<State>): [from: State, to: State][] {
  const pairs = new Map<string, [State, State]>();
  for (const move of Object.values<Move<State>>(flow.moves)) {
    for (const from of move.from) pairs.set(`${from}>${move.to}`, [from, move.to]);
  }
  return [...pairs.values()];
}

/** Returns the flow as a Mermaid state diagram, for docs/flows. */
export function toMermaid(flow: Flow): string {
  const arrows = Object.entries(flow.moves).flatMap(([name, move]) =>
    move.from.map((from) => `  ${from} --> ${move.to}: ${name}`),
  );
  return ['stateDiagram-v2', `  [*] --> ${flow.initial}`, ...arrows, ''].join('\n');
}
