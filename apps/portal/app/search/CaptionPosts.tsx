import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './CaptionPosts.module.css';

/** Note that captions of a creator's posts contain the search terms. */
export function CaptionPosts({ count }: { count: number | null | undefined }) {
  const { t } = useTranslation('search');
  if (!count) return null;
  return (
    <p className={styles.found}>
      <MessageSquareQuote aria-hidden="true" /> {t('captions.found', { count })}
    </p>
  );
}
