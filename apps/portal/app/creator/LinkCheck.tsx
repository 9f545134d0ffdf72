import type { Post } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '../ui';

const tones: Partial<Record<Post['status'], Tone>> = { found: 'good', private: 'act', gone: 'act' };

/** What the last look at a post's link found, and what its creator can do about it. */
export function LinkCheck({ status }: { status: Post['status'] }) {
  const { t } = useTranslation(['creator', 'resources']);
  return (
    <p className="small">
      <StatusChip tone={tones[status] ?? 'neutral'}>{t(`resources:posts.status.${status}`)}</StatusChip>{' '}
      {(status === 'private' || status === 'gone') && t(`linkCheck.${status}`)}
    </p>
  );
}
