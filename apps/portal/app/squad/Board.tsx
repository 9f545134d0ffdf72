import { type BoardGroup, type BoardRow, boardGroups, boardStates, isAdvertising } from '@elenco/core/hiring';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { usePieceStatus } from '../pieces/usePieceStatus';
import { Button, EmptyState, Form, More } from '../ui';
import { StatusGlyph } from '../ui/StatusGlyph';
import { useAddress } from '../ui/useAddress';
import { BoardLine } from './BoardLine';
import { BulkBar } from './BulkBar';
import styles from './board.module.css';
import type { SquadData } from './load.server';
import { PieceCard } from './PieceCard';
import { lettersOf, piecesOf } from './pieces';
import shared from './squad.module.css';
import { useDrop } from './useDrop';
import { usePicked } from './usePicked';

const glyphs = {
  late: 'attention',
  waiting: 'act',
  invited: 'blocked',
  working: 'moving',
  done: 'good',
} as const satisfies Record<BoardGroup, string>;

/** Board of a squad: one row per hiring, a column per state of its deliverables, the most urgent first. */
export function Board({ data }: { data: SquadData }) {
  const { t } = useTranslation(['squad', 'options']);
  const { list } = useFormat();
  const { rows, open, lines } = data;
  const statusOf = usePieceStatus(...data.briefings);
  const address = useAddress();
  const picked = usePicked(rows);
  const dropping = useDrop(data);
  if (rows.length === 0) {
    return <EmptyState title={t('board.none')} text={t('board.noneText')} />;
  }
  const letters = lettersOf(piecesOf(rows), (format) => t(`options:formats.${format}`));
  const counts = new Map(boardStates.map((state) => [state, countIn(rows, state)]));
  return (
    <>
      <PieceCard data={data} />
      {dropping.refused && (
        <p role="alert" className={styles.refused}>
          {t(`board.${dropping.refused}`)}
        </p>
      )}
      <div className={styles.legend}>
        <span className={styles.piece} data-mark="waits">
          R1
        </span>{' '}
        {t('board.waitsForYou')}
        <span className={styles.piece} data-mark="late">
          R1
        </span>{' '}
        {t('board.lateMark')}
        <span>{list(letters.map(([letter, format]) => t('board.letter', { letter, format })))}</span>
        <AskFigures data={data} />
      </div>
      {open && <BulkBar data={data} chosen={picked.chosen} />}
      <table className={styles.board}>
        <caption className="sr">{t('board.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('board.creator')}</th>
            {boardStates.map((state) => (
              <th key={state} scope="col">
                {statusOf(state)} <b>{counts.get(state)}</b>
              </th>
            ))}
            <th scope="col">{t('board.next')}</th>
            <th scope="col" className={styles.end}>
              {t('board.value')}
            </th>
          </tr>
        </thead>
        {boardGroups.map((group) => {
          const own = lines.filter((row) => row.group === group);
          if (own.length === 0) return <Fragment key={group} />;
          return (
            <tbody key={group}>
              <tr className={styles.groupHead}>
                <th scope="rowgroup" colSpan={boardStates.length + 3}>
                  <span className={styles.groupName}>
                    <StatusGlyph shape={glyphs[group]} />
                    {t(`board.groups.${group}`)}{' '}
                    <span className={shared.under}>{rows.filter((row) => row.group === group).length}</span>
                  </span>
                </th>
              </tr>
              {own.map((row) => (
                <BoardLine key={row.proposalId} row={row} data={data} picked={picked} dropping={dropping} />
              ))}
            </tbody>
          );
        })}
      </table>
      {rows.length > lines.length && (
        <More to={address('lines', 'all')}>{t('board.all', { value: rows.length })}</More>
      )}
    </>
  );
}

/** Button that asks all creators with posts for their metrics; shown once there is a post. */
function AskFigures({ data: { rows, briefings, may, pressKey } }: { data: SquadData }) {
  const { t } = useTranslation('squad');
  const publishing = briefings.filter(isAdvertising).map(({ id }) => id);
  const out = piecesOf(rows.filter((row) => publishing.includes(row.briefingId))).some(
    ({ status }) => status === 'published' || status === 'verified',
  );
  if (!may || !out) return null;
  return (
    <Form preventScrollReset>
      <input type="hidden" name="key" value={pressKey} />
      <Button type="submit" name="intent" value="askFigures" size="small">
        {t('board.askFigures')}
      </Button>
    </Form>
  );
}

const countIn = (rows: readonly BoardRow[], state: string) =>
  rows.reduce((count, { pieces }) => count + pieces.filter(({ status }) => status === state).length, 0);
