import { useTranslation } from 'react-i18next';
import { StatusChip } from '../ui';
import styles from './guest.module.css';
import type { ShownMark } from './marks.server';

const tones = { yes: 'good', maybe: 'neutral', no: 'attention' } as const;

/**
 * Opinions of guests and users of the brand about one creator. Guests are marked as such, since they can
 * enter any name.
 */
export function Marks({ marks, creator }: { marks: readonly ShownMark[]; creator: string }) {
  const { t } = useTranslation(['authority', 'options']);
  if (marks.length === 0) return null;
  return (
    <section className={styles.marks} aria-label={t('guest.saidTitle', { creator })}>
      {marks.map(({ id, name, guest, opinion, comment }) => (
        <p key={id} className="small">
          <strong>
            {name === null
              ? t('guest.saidByFormer')
              : t(guest ? 'guest.saidByGuest' : 'guest.saidBy', { name })}
          </strong>{' '}
          {opinion && <StatusChip tone={tones[opinion]}>{t(`options:opinion.${opinion}`)}</StatusChip>}{' '}
          {comment}
        </p>
      ))}
    </section>
  );
}
