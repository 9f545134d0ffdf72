import { businessDate } from '@elenco/brazil';
import { type Contract, canBeReminded, type Deliverable, deliverableFlow } from '../contract';
import { openStates, type Proposal, waitsFor } from '../proposal';

/** Columns of the board: states of a deliverable in the order of the work, except `cancelled`. */
export const boardStates = deliverableFlow.states.filter(
  (state): state is BoardState => state !== 'cancelled',
);
type PieceState = Deliverable['status'];
export type BoardState = Exclude<PieceState, 'cancelled'>;

/** Groups of the board, the most urgent first. */
export const boardGroups = ['late', 'waiting', 'invited', 'working', 'done'] as const;
export type BoardGroup = (typeof boardGroups)[number];

export type BoardPiece = Pick<
  Deliverable,
  | 'id'
  | 'version'
  | 'contractId'
  | 'amendmentId'
  | 'status'
  | 'channel'
  | 'format'
  | 'ordinal'
  | 'dueOn'
  | 'remindedAt'
>;
type Offer = Pick<Proposal, 'id' | 'briefingId' | 'creatorId' | 'status' | 'totalCents' | 'answerBy'>;
type Hiring = Pick<Contract, 'id' | 'proposalId' | 'status' | 'totalCents' | 'companyAcceptedAt'>;

export interface PieceOnBoard extends BoardPiece {
  readonly status: BoardState;
  /** True if the creator is late. */
  readonly late: boolean;
  /** True if the brand must answer. */
  readonly waits: boolean;
  readonly canRemind: boolean;
}

export interface BoardRow {
  readonly proposalId: number;
  readonly briefingId: number;
  readonly creatorId: number;
  readonly contractId: number | null;
  readonly group: BoardGroup;
  /** Task of the brand that concerns no single deliverable: to approve or to sign; null if there is none. */
  readonly todo: 'approve' | 'sign' | null;
  /** True if the brand has a task, even if the creator of the row is late with another deliverable. */
  readonly waits: boolean;
  readonly pieces: readonly PieceOnBoard[];
  /** Date of the next answer or delivery, by which rows are sorted; null if there is none. */
  readonly nextOn: string | null;
  readonly cents: number;
}

/** States in which a deliverable waits for the brand. */
const forBrand: readonly PieceState[] = ['draft_submitted', 'published'];
const out: readonly PieceState[] = ['published', 'verified'];

/**
 * Returns a row for each project of each invited or hired creator, the most urgent first. The caller must
 * leave out open proposals of expired projects (`hasLapsed`) from `offers`.
 */
export function boardOf(given: {
  readonly offers: readonly Offer[];
  readonly contracts: readonly Hiring[];
  readonly work: readonly BoardPiece[];
  /** True if the creator is late (`lateSide` of finance). */
  readonly isCreatorLate: (piece: BoardPiece) => boolean;
  /** Business date. */
  readonly today: string;
}): BoardRow[] {
  const { today, isCreatorLate } = given;
  const contractOf = new Map(
    given.contracts.flatMap((one) => (one.status === 'cancelled' ? [] : [[one.proposalId, one] as const])),
  );
  const piecesOf = new Map<number, PieceOnBoard[]>();
  for (const piece of given.work) {
    const { status } = piece;
    if (status === 'cancelled') continue;
    const own = piecesOf.get(piece.contractId) ?? [];
    own.push({
      ...piece,
      status,
      late: isCreatorLate(piece),
      waits: forBrand.includes(piece.status),
      canRemind: canBeReminded(piece, today),
    });
    piecesOf.set(piece.contractId, own);
  }
  return given.offers
    .flatMap((offer): BoardRow[] => {
      const contract = contractOf.get(offer.id);
      if (!contract && !isOpen(offer)) return [];
      const pieces = contract ? (piecesOf.get(contract.id) ?? []) : [];
      const todo = todoOf(offer, contract);
      return [
        {
          proposalId: offer.id,
          briefingId: offer.briefingId,
          creatorId: offer.creatorId,
          contractId: contract?.id ?? null,
          group: groupOf(pieces, todo, contract),
          todo,
          waits: todo !== null || pieces.some((piece) => piece.waits),
          pieces,
          nextOn: contract ? nextOf(pieces) : offer.answerBy && businessDate(offer.answerBy),
          cents: contract?.totalCents ?? offer.totalCents,
        },
      ];
    })
    .sort(byUrgency);
}

/** Maximum number of rows that are shown before the user asks for all of them. */
const MAX_ROWS = 100;
/**
 * Returns the most urgent rows.
 * @param rows in the order of `boardOf`
 */
export const mostUrgent = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(0, MAX_ROWS);

const isOpen = ({ status }: Offer) => openStates.some((one) => one === status);

function todoOf(offer: Offer, contract: Hiring | undefined): BoardRow['todo'] {
  if (contract) return contract.status === 'sent' && contract.companyAcceptedAt === null ? 'sign' : null;
  return waitsFor(offer) === 'company' ? 'approve' : null;
}

function groupOf(
  pieces: readonly PieceOnBoard[],
  todo: BoardRow['todo'],
  contract: Hiring | undefined,
): BoardGroup {
  if (pieces.some(({ late }) => late)) return 'late';
  if (todo !== null || pieces.some(({ waits }) => waits)) return 'waiting';
  if (!contract) return 'invited';
  return pieces.length > 0 && pieces.every(({ status }) => status === 'verified') ? 'done' : 'working';
}

const nextOf = (pieces: readonly PieceOnBoard[]): string | null =>
  pieces
    .filter(({ status }) => !out.includes(status))
    .reduce<string | null>((first, { dueOn }) => earlier(first, dueOn), null);

const earlier = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a);

function byUrgency(a: BoardRow, b: BoardRow): number {
  const groups = boardGroups.indexOf(a.group) - boardGroups.indexOf(b.group);
  if (groups !== 0) return groups;
  return (a.nextOn ?? '9999').localeCompare(b.nextOn ?? '9999') || a.proposalId - b.proposalId;
}

/** Moves of a deliverable that the brand can make. */
const brandMoves = ['requestChanges', 'approve', 'sendBack', 'verify'] as const;

/**
 * Result of dragging a deliverable into another column: a move, or a refusal because the creator must act or
 * no move leads to that column.
 */
export type Drop =
  | { readonly move: (typeof brandMoves)[number]; readonly comment: boolean }
  | { readonly refused: 'drop_creators_turn' | 'drop_no_way' };

export function dropOf(from: PieceState, to: BoardState): Drop {
  const moves = Object.entries(deliverableFlow.moves).filter(
    ([, move]) => move.to === to && move.from.some((state) => state === from) && from !== to,
  );
  const [found] = moves;
  if (!found) return { refused: 'drop_no_way' };
  const own = brandMoves.find((name) => name === found[0]);
  if (!own) return { refused: 'drop_creators_turn' };
  return { move: own, comment: found[1].comment === 'required' };
}

/** Returns the columns into which the brand can move a deliverable from a state. */
export const dropsFrom = (from: PieceState): BoardState[] =>
  boardStates.filter((to) => 'move' in dropOf(from, to));

/**
 * Returns the next column into which the brand can move a deliverable; undefined if there is none. Moving
 * back needs a comment, so it is not proposed.
 */
export const forwardDrop = (from: PieceState): BoardState | undefined =>
  dropsFrom(from).find((to) => {
    const way = dropOf(from, to);
    return 'move' in way && !way.comment;
  });
