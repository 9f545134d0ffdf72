import { useTranslation } from 'react-i18next';
import { Figures, OriginText } from '../search/Figures';
import styles from '../search/search.module.css';
import { useNames } from '../search/words';
import { Avatar } from '../ui';
import type { GuestList } from './list.server';

/** The creators of a shared list in their order; nothing leads anywhere from here. */
export function SharedList({ members }: Pick<GuestList, 'members'>) {
  const { t } = useTranslation('search');
  const names = useNames();
  return (
    <ol className={styles.members} aria-label={t('list.members')}>
      {members.map(({ id, face, name, mainSkill, city, state, presences, origin, note }) => (
        <li key={id} className={styles.shared}>
          <Avatar {...face} size="large" decorative />
          <div className={styles.who}>
            <h2 dir="auto">{name}</h2>
            <p className="muted small">
              {[mainSkill && names.skill(mainSkill), [city, state].filter(Boolean).join(', ')]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Figures presences={presences} />
            <OriginText origin={origin} />
            {note && (
              <p dir="auto">
                <strong>{t('list.note')}:</strong> {note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
