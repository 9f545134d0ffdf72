import { useTranslation } from 'react-i18next';
import { StatusChip } from '../ui';
import styles from './guest.module.css';

export interface ShownMark {
  readonly id: number;
  readonly guestName: string;
  readonly opinion: 'yes' | 'maybe' | 'no' | null;
  readonly comment: string;
}

const tones = { yes: 'good', maybe: 'neutral', no: 'attention' } as const;

/** What guests have said of a name, each under the name that they gave. */
export function Marks({ marks }: { marks: readonly ShownMark[] }) {
  const { t } = useTranslation(['authority', 'options']);
  if (marks.length === 0) return null;
  return (
    <section className={styles.marks} aria-label={t('guest.saidTitle')}>
      {marks.map(({ id, guestName, opinion, comment }) => (
        <p key={id} className="small">
          <strong>{t('guest.saidBy', { name: guestName })}</strong>{' '}
          {opinion && <StatusChip tone={tones[opinion]}>{t(`options:opinion.${opinion}`)}</StatusChip>}{' '}
          {comment}
        </p>
      ))}
    </section>
  );
}
