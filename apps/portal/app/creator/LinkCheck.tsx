import type { Post } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '../ui';

const tones: Partial<Record<Post['status'], Tone>> = { found: 'good', private: 'act', gone: 'act' };

/** Result of the last check of a post's link, and the creator's options. */
export function LinkCheck({ status }: { status: Post['status'] | 'over' }) {
  const { t } = useTranslation(['creator', 'resources']);
  if (status === 'over') return <p className="small muted">{t('linkCheck.over')}</p>;
  return (
    <p className="small">
      <StatusChip tone={tones[status] ?? 'neutral'}>{t(`resources:posts.status.${status}`)}</StatusChip>{' '}
      {(status === 'private' || status === 'gone') && t(`linkCheck.${status}`)}
    </p>
  );
}
