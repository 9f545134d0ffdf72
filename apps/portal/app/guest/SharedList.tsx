import { useTranslation } from 'react-i18next';
import { Figures, OriginText } from '../search/Figures';
import memberStyles from '../search/ListMembers.module.css';
import cardStyles from '../search/ProfileCards.module.css';
import { useNames } from '../search/words';
import { Avatar } from '../ui';
import type { GuestList } from './list.server';
import styles from './SharedList.module.css';

/** The creators of a shared list in order, without links. */
export function SharedList({ members }: Pick<GuestList, 'members'>) {
  const { t } = useTranslation('search');
  const names = useNames();
  return (
    <ol className={memberStyles.members} aria-label={t('list.members')}>
      {members.map(({ id, face, name, mainSkill, city, state, presences, origin, note }) => (
        <li key={id} className={styles.shared}>
          <Avatar {...face} size="large" decorative />
          <div className={cardStyles.who}>
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
