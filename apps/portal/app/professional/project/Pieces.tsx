import { useTranslation } from 'react-i18next';
import { Card, DateText, EmptyState, Section, StatusChip } from '../../ui';
import { DraftForm } from './DraftForm';
import { LinkForm } from './LinkForm';
import type { Work } from './load.server';
import styles from './project.module.css';

type Piece = Work['pieces'][number];

/** Everything to be delivered, each with what waits for it. */
export function Pieces({ pieces }: { pieces: Work['pieces'] }) {
  const { t } = useTranslation('professional');
  return (
    <section id="pieces" className={styles.anchor} aria-label={t('pieces.title')}>
      <Section title={t('pieces.title')}>
        {pieces.length === 0 ? (
          <EmptyState title={t('pieces.none')} text={t('pieces.noneText')} />
        ) : (
          <Card flush>
            {pieces.map((piece) => (
              <PieceRow key={piece.id} piece={piece} />
            ))}
          </Card>
        )}
      </Section>
    </section>
  );
}

function PieceRow({ piece }: { piece: Piece }) {
  const { t } = useTranslation(['professional', 'options', 'resources']);
  const { id, channel, format, ordinal, status, dueOn, changeNote, link, draftLink, draftFileId, caption } =
    piece;
  return (
    <article className={styles.piece} id={`piece-${id}`}>
      <header className={styles.head}>
        <div>
          <h3>{`${t(`options:formats.${format}`)} ${ordinal} · ${t(`options:channels.${channel}`)}`}</h3>
          {dueOn && (
            <p className="muted small">
              {t('pieces.until')} <DateText value={dueOn} />
            </p>
          )}
        </div>
        <StatusChip status={status}>{t(`resources:deliverables.status.${status}`)}</StatusChip>
      </header>
      {status === 'changes_requested' && (
        <div>
          <p className="small">
            <strong>{t('pieces.asked', { n: piece.changeRounds })}</strong>
          </p>
          <p className={styles.quote}>{changeNote}</p>
        </div>
      )}
      {(status === 'planned' || status === 'changes_requested') && <DraftForm piece={piece} />}
      {status === 'draft_submitted' && <p className="small">{t('pieces.waiting')}</p>}
      {caption && status !== 'changes_requested' && <p className={styles.quote}>{caption}</p>}
      {status === 'approved' && <LinkForm piece={piece} />}
      <p className={styles.actions}>
        {link && (
          <a href={link} target="_blank" rel="noreferrer">
            {t('pieces.post')}
          </a>
        )}
        {draftLink && (
          <a href={draftLink} target="_blank" rel="noreferrer">
            {t('pieces.draft')}
          </a>
        )}
        {draftFileId && (
          <a href={`/api/v1/files/${draftFileId}`} download>
            {t('pieces.file')}
          </a>
        )}
      </p>
    </article>
  );
}
