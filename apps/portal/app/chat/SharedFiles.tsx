import { FileText, Link as LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText } from '../ui';
import styles from './chat.module.css';
import type { Chat } from './thread.server';

/** Files and links that were sent in a conversation. */
export function SharedFiles({ files, links }: Pick<Chat, 'files' | 'links'>) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  if (files.length + links.length === 0) return <p className="muted small">{t('messages.noFiles')}</p>;
  return (
    <ul className={styles.shared} aria-label={t('messages.files')}>
      {files.map(({ fileId, fileName, fileSize, createdAt }) => (
        <li key={fileId}>
          <FileText aria-hidden="true" />
          <a href={`/api/v1/files/${fileId}`} target="_blank" rel="noreferrer">
            {fileName}
          </a>
          <span className="muted small">
            {t('messages.size', { size: number(Math.ceil((fileSize ?? 0) / 1024)) })} ·{' '}
            <DateText value={createdAt} />
          </span>
        </li>
      ))}
      {links.map(({ url, createdAt }) => (
        <li key={url}>
          <LinkIcon aria-hidden="true" />
          <a href={url} target="_blank" rel="noreferrer nofollow ugc">
            {url.replace(/^https?:\/\//, '')}
          </a>
          <span className="muted small">
            <DateText value={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
