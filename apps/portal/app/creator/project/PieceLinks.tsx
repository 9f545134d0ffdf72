import { useTranslation } from 'react-i18next';
import type { Work } from './load.server';
import styles from './project.module.css';

/** Link to a delivery: the post if there is one, otherwise its draft. */
export function PieceLinks({ piece }: { piece: Work['pieces'][number] }) {
  const { t } = useTranslation('creator');
  const { link, draftLink, draftFileId } = piece;
  if (link) return <Outside to={link}>{t('pieces.post')}</Outside>;
  return (
    <>
      {draftLink && <Outside to={draftLink}>{t('pieces.draft')}</Outside>}
      {draftFileId && (
        <a href={`/api/v1/files/${draftFileId}`} download className={styles.link}>
          {t('pieces.file')}
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
