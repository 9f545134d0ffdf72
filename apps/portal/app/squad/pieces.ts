import type { BoardRow, PieceOnBoard } from '@elenco/core/hiring';

/** Returns every deliverable on the board. */
export const piecesOf = (rows: readonly BoardRow[]): PieceOnBoard[] => rows.flatMap(({ pieces }) => pieces);

/**
 * Returns a deliverable's short name in its row: the first letter of its format, with a number if it occurs
 * twice.
 */
export function codesOf(
  pieces: readonly Pick<PieceOnBoard, 'id' | 'channel' | 'format' | 'ordinal'>[],
  letterOf: (piece: Pick<PieceOnBoard, 'channel' | 'format'>) => string,
): Map<number, string> {
  const letters = pieces.map((piece) => letterOf(piece));
  const seen = new Map<string, number>();
  return new Map(
    pieces.map(({ id }, n) => {
      const letter = letters[n]!;
      const count = (seen.get(letter) ?? 0) + 1;
      seen.set(letter, count);
      return [id, letters.filter((one) => one === letter).length > 1 ? `${letter}${count}` : letter];
    }),
  );
}

/** Returns each letter on the board with the formats that it abbreviates, sorted by letter. */
export function lettersOf(
  pieces: readonly Pick<PieceOnBoard, 'format'>[],
  nameOf: (format: PieceOnBoard['format']) => string,
): [letter: string, formats: string][] {
  const names = [...new Set(pieces.map(({ format }) => nameOf(format)))].sort();
  const letters = [...new Set(names.map((name) => name.slice(0, 1)))];
  return letters.map((letter) => [letter, names.filter((name) => name.startsWith(letter)).join(' / ')]);
}
