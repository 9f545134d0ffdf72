import { lineTotal, type ProposalLine } from '../proposal';

type Kind = Pick<ProposalLine, 'channel' | 'format'>;

/**
 * Returns the weight of a deliverable in the agreed price: the total of the lines with the same channel and
 * format, divided by the number of deliverables with that channel and format.
 */
export function pieceWeight(lines: readonly ProposalLine[], pieces: readonly Kind[], piece: Kind): number {
  const alike = (one: Kind) => one.channel === piece.channel && one.format === piece.format;
  const price = lines.filter(alike).reduce((sum, line) => sum + lineTotal(line), 0);
  return Math.floor(price / Math.max(1, pieces.filter(alike).length));
}
