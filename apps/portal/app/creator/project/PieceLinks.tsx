import { type CheckedBrief, workKeySuffix } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import type { Work } from './load.server';
import styles from './project.module.css';

/** Link to the post of a deliverable if it is published, otherwise to its draft. */
export function PieceLinks({ piece, brief }: { piece: Work['pieces'][number]; brief: CheckedBrief }) {
  const { t } = useTranslation(['creator', 'shared']);
  const { link, draftLink, draftFileId } = piece;
  if (link) return <Outside to={link}>{t(`creator:pieces.post${workKeySuffix(brief)}`)}</Outside>;
  return (
    <>
      {draftLink && <Outside to={draftLink}>{t('shared:drafts.open')}</Outside>}
      {draftFileId && (
        <a href={`/api/v1/files/${draftFileId}`} download className={styles.link}>
          {t('creator:pieces.file')}
        </a>
      )}
    </>
  );
}

function Outside({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
    </a>
  );
}
