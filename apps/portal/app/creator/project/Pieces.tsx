import { businessDate } from '@elenco/brazil';
import {
  type CheckedBrief,
  isAdvertising,
  isCreatorsTurn,
  isWorkOverdue,
  workKeySuffix,
} from '@elenco/core/hiring';
import { areaPath, isSharedAddress } from '@elenco/core/people';
import { useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Review } from '../../drafts/Review';
import { useNow } from '../../i18n/use';
import { usePieceStatus } from '../../pieces/usePieceStatus';
import { ButtonLink, DateText, Disclosure, EmptyState, Section, StatusChip, toneOf } from '../../ui';
import { DraftForm } from './DraftForm';
import { FixLinkForm } from './FixLinkForm';
import { LinkForm } from './LinkForm';
import type { Work } from './load.server';
import { PieceLinks } from './PieceLinks';
import styles from './project.module.css';
import { useOwnAnswer } from './useOwnAnswer';

type Piece = Work['pieces'][number];

/** Order of deliverables: those that wait for the creator first, finished ones last. */
const order: readonly Piece['status'][] = [
  'changes_requested',
  'approved',
  'planned',
  'draft_submitted',
  'published',
  'verified',
];

/** Returns the last check of a deliverable's post; undefined before it is published. */
const checkOf = ({ links }: Work, id: number) => links.find(({ deliverableId }) => deliverableId === id);

/** All deliverables, each with its next step. */
export function Pieces({
  work,
  brief,
  queuedId,
  children,
}: {
  work: Work;
  brief: CheckedBrief;
  /** Deliverable that the current queue is about. */
  queuedId: number | null;
  /** Shown above the deliverables. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('creator');
  // A post that went offline comes first, although its deliverable is finished.
  const rankOf = ({ id, status }: Piece) => {
    if (id === queuedId) return -2;
    return checkOf(work, id)?.isBroken ? -1 : order.indexOf(status);
  };
  const sorted = work.pieces.toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <div id="pieces" className={styles.anchor}>
      <Section
        title={t('pieces.title')}
        action={
          isAdvertising(brief) &&
          sorted.some(({ link, publishedAt }) => link && publishedAt) && (
            <ButtonLink to={`${areaPath.creator}/${sorted[0]?.briefingId}/new-report-creator`} size="small">
              {t('pieces.figures')}
            </ButtonLink>
          )
        }
      >
        {children}
        {sorted.length === 0 ? (
          <EmptyState title={t('pieces.none')} text={t('pieces.noneText')} />
        ) : (
          <div className={styles.pieces}>
            {sorted.map((piece, index) => (
              <PieceRow key={piece.id} piece={piece} work={work} brief={brief} main={index === 0} />
            ))}
          </div>
        )}
      </Section>
    </div>
  );
}

/**
 * One deliverable. `main` is true for the deliverable to continue with, whose button is the page's primary
 * one.
 */
function PieceRow({
  piece,
  work,
  brief,
  main,
}: {
  piece: Piece;
  work: Work;
  brief: CheckedBrief;
  main: boolean;
}) {
  const { t } = useTranslation(['creator', 'options', 'resources']);
  const { id, channel, format, ordinal, status, dueOn, dueMovedBy, changeNote, caption } = piece;
  const now = useNow();
  const [search] = useSearchParams();
  const answer = useOwnAnswer('publish', id);
  const statusOf = usePieceStatus(brief);
  const asked = status === 'changes_requested';
  const waits = status === 'draft_submitted';
  const checked = checkOf(work, id);
  return (
    <article className={styles.piece} id={`piece-${id}`}>
      <header className={styles.head}>
        <div>
          <h3>{`${t(`options:formats.${format}`)} ${ordinal} · ${t(`options:channels.${channel}`)}`}</h3>
          {dueOn && (
            <p className="muted small">
              {t(
                isCreatorsTurn(piece) && isWorkOverdue(piece, businessDate(now))
                  ? 'pieces.late'
                  : 'pieces.until',
              )}{' '}
              <DateText value={dueOn} />
              {dueMovedBy && ` · ${t(`options:dueMovedBy.${dueMovedBy}`)}`}
            </p>
          )}
        </div>
        <div className={styles.head}>
          <PieceLinks piece={piece} brief={brief} />
          {checked?.isBroken ? (
            <StatusChip tone="act">{t(`resources:posts.status.${checked.status as 'private'}`)}</StatusChip>
          ) : (
            <StatusChip tone={asked || status === 'approved' ? 'act' : toneOf(status)}>
              {statusOf(status)}
            </StatusChip>
          )}
        </div>
      </header>
      {checked && checked.status !== 'withdrawn' && (
        <p className="small muted">{t(`linkCheck.${checked.status}`)}</p>
      )}
      {checked?.isBroken && <FixLinkForm post={checked} main={main} />}
      {asked && (
        <div>
          <p className="small">
            <strong>{t('pieces.asked', { n: piece.changeRounds, included: work.includedRounds })}</strong>
          </p>
          <p className={styles.quote}>{changeNote}</p>
        </div>
      )}
      {status === 'approved' && piece.link && (
        <div>
          <p className="small">
            <strong>{t('publish.sentBack')}</strong>
          </p>
          <p className={styles.quote}>{changeNote}</p>
        </div>
      )}
      {/* The form is above the versions, since their video fills a screen. */}
      {status === 'approved' && <LinkForm piece={piece} work={workKeySuffix(brief)} main={main} />}
      {work.drafts.versions.some((one) => one.deliverableId === id) && (
        <Disclosure summary={t('pieces.versions')} open={asked || search.get('piece') === String(id)}>
          <Review piece={piece} drafts={work.drafts} may={{ comment: true, resolve: true }} />
        </Disclosure>
      )}
      {(asked || status === 'planned') && (
        <DraftForm piece={piece} brief={brief} largest={work.largestDraft} main={main} />
      )}
      {waits && <p className="small">{t('pieces.waiting')}</p>}
      {caption && (waits || status === 'approved') && <p className={styles.quote}>{caption}</p>}
      {status === 'published' && piece.link && isSharedAddress(piece.link) && (
        <p className="small">{t('publish.isShort')}</p>
      )}
      {status === 'published' && !checked?.isBroken && (
        <Disclosure summary={t('publish.correct')} open={answer !== undefined}>
          <LinkForm piece={piece} work={workKeySuffix(brief)} />
        </Disclosure>
      )}
    </article>
  );
}
