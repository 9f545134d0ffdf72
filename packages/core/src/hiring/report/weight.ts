import { lineTotal, type ProposalLine } from '../proposal';

type Kind = Pick<ProposalLine, 'channel' | 'format'>;

/** What one piece is of the price that was agreed: the lines of its channel and format, divided among its like. */
export function pieceWeight(lines: readonly ProposalLine[], pieces: readonly Kind[], piece: Kind): number {
  const alike = (one: Kind) => one.channel === piece.channel && one.format === piece.format;
  const price = lines.filter(alike).reduce((sum, line) => sum + lineTotal(line), 0);
  return Math.floor(price / Math.max(1, pieces.filter(alike).length));
}
