/** SQL text with `?` placeholders and their values. */
export interface Sql {
  readonly text: string;
  readonly params: readonly unknown[];
}

export function join(pieces: readonly Sql[], by: ' and ' | ' or '): Sql {
  return {
    text: pieces.map((piece) => `(${piece.text})`).join(by),
    params: pieces.flatMap((piece) => piece.params),
  };
}
