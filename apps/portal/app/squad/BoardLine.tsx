import { type BoardState, boardStates, type PieceOnBoard } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NextDateText } from '../briefing/NextDateText';
import { usePieceStatus } from '../pieces/usePieceStatus';
import { Avatar, cx, Money } from '../ui';
import { bulkId } from './BulkBar';
import styles from './board.module.css';
import type { SquadData } from './load.server';
import { codesOf } from './pieces';
import shared from './squad.module.css';
import type { DragAndDrop } from './useDrop';
import type { Picked } from './usePicked';

/** One hiring: creator, a block for each deliverable in the column of its state, next step, price. */
export function BoardLine({
  row,
  data,
  picked,
  dropping,
}: {
  row: SquadData['lines'][number];
  data: SquadData;
  picked: Picked;
  dropping: DragAndDrop;
}) {
  const { t } = useTranslation(['squad', 'options']);
  const { cast, may, open, squad, briefings } = data;
  const { proposalId, pieces, creatorId, briefingId, next, cents, todo } = row;
  const person = cast[creatorId];
  const name = person?.name ?? '';
  const codes = codesOf(pieces, ({ format }) => t(`options:formats.${format}`).slice(0, 1));
  const project = briefings.length > 1 && briefings.find(({ id }) => id === briefingId)?.title;
  const chosen = picked.chosen.includes(proposalId);
  return (
    <tr className={cx(styles.line, chosen && styles.chosen)}>
      <th scope="row" className={styles.who}>
        {open && (
          <input
            type="checkbox"
            form={bulkId}
            name="who"
            value={proposalId}
            checked={chosen}
            onChange={() => picked.toggle(proposalId)}
            aria-label={t('board.choose', { name })}
          />
        )}
        {person && <Avatar {...person.face} size="small" decorative />}
        <span className={styles.names}>
          <Link to={`${areaPath.company}/briefing/${briefingId}`}>{name}</Link>
          {project && <span className={shared.under}>{project}</span>}
        </span>
        {may && (
          <Link
            to={`${areaPath.company}/briefing/${briefingId}/chat/${creatorId}#last`}
            aria-label={t('board.talk', { name })}
            className={styles.talk}
          >
            <MessageCircle aria-hidden="true" />
          </Link>
        )}
      </th>
      {pieces.length === 0 ? (
        <td colSpan={boardStates.length} className={styles.note}>
          {t(todo ? `board.todo.${todo}` : `board.nothing.${row.contractId === null ? 'invited' : 'hired'}`)}
        </td>
      ) : (
        boardStates.map((state) => (
          <td
            key={state}
            className={cx(styles.cell, takingClass(dropping.takes(proposalId, state)))}
            data-state={state}
            onDragOver={dropping.over}
            onDrop={dropping.drop(proposalId, state)}
          >
            {pieces
              .filter(({ status }) => status === state)
              .map((piece) => (
                <Piece
                  key={piece.id}
                  piece={piece}
                  code={codes.get(piece.id) ?? ''}
                  name={name}
                  squadId={squad.id}
                  projects={briefings.filter(({ id }) => id === briefingId)}
                  onDragStart={dropping.drag(piece, proposalId)}
                  onDragEnd={dropping.end}
                />
              ))}
          </td>
        ))
      )}
      <td className={styles.next}>
        <NextDateText next={next} />
      </td>
      <td className={cx(styles.end, styles.value)}>
        {cents > 0 ? <Money cents={cents} currency={squad.currency} /> : '–'}
      </td>
    </tr>
  );
}

const takingClass = (takes: boolean | undefined) =>
  takes === undefined ? undefined : takes ? styles.takes : styles.takesNot;

/**
 * A deliverable, which links to its card. On the card, users move the deliverable by keyboard; with a
 * pointer, they can drag it.
 */
function Piece({
  piece: { id, status, channel, format, ordinal, late, waits },
  code,
  name,
  squadId,
  projects,
  ...drag
}: {
  piece: PieceOnBoard;
  code: string;
  name: string;
  squadId: number;
  /** The project of the hiring, as the only element. */
  projects: SquadData['briefings'];
  onDragStart: (event: React.DragEvent) => void;
  onDragEnd: () => void;
}) {
  const { t } = useTranslation(['squad', 'options']);
  const statusOf = usePieceStatus(...projects);
  const words = [
    name,
    `${t(`options:channels.${channel}`)}, ${t(`options:formats.${format}`)} ${ordinal}`,
    statusOf(status),
    late && t('board.lateMark'),
    waits && t('board.waitsForYou'),
  ];
  return (
    <Link
      to={`${areaPath.company}/squad/${squadId}?piece=${id}#piece`}
      draggable
      className={styles.piece}
      data-piece={id}
      data-status={status satisfies BoardState}
      data-mark={late ? 'late' : waits ? 'waits' : undefined}
      aria-label={words.filter(Boolean).join(', ')}
      preventScrollReset
      {...drag}
    >
      {code}
    </Link>
  );
}
