import type { EmvRate, Range, ReportFigures } from './figuresSchema';
import type { Piece } from './source';
import { readOf } from './totals';

/**
 * Computes earned media value: the views of each channel times the value of a thousand views, as a low and a
 * high amount. A channel has no earned media value if its views or the value of a thousand views are unknown.
 * The total adds up the channels that have one.
 */
export function emvOf(
  pieces: readonly Piece[],
  rates: readonly EmvRate[],
): NonNullable<ReportFigures['emv']> {
  const channels = [...new Set(pieces.map(({ channel }) => channel))];
  const byChannel = channels.map((channel) => {
    const rate = rates.find((one) => one.channel === channel);
    const read = pieces.flatMap((piece) =>
      piece.channel === channel && piece.post ? (readOf(piece.post, 'views') ?? []) : [],
    );
    const views = read.reduce((sum, one) => sum + one, 0);
    const value: Range =
      rate && read.length > 0
        ? { low: (views * rate.lowCents) / 1_000, high: (views * rate.highCents) / 1_000 }
        : null;
    return { channel, value };
  });
  const known = byChannel.flatMap(({ value }) => value ?? []);
  const value: Range =
    known.length === 0
      ? null
      : {
          low: known.reduce((sum, { low }) => sum + low, 0),
          high: known.reduce((sum, { high }) => sum + high, 0),
        };
  return { rates: [...rates], value, byChannel };
}
