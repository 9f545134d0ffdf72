import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import cardStyles from '../search/ProfileCards.module.css';
import { Alert, Avatar } from '../ui';
import { CastLine } from './CastLine';
import type { CampaignData } from './one.server';

type Props = { members: CampaignData['cast']; currency: Currency };

/**
 * Creators who are suspended, hidden or deleted: their work and payments are listed without a link to a
 * profile.
 */
export function UnlistedCreators({ members, currency }: Props) {
  const { t } = useTranslation('campaigns');
  return (
    <>
      <Alert title={t('gone', { count: members.length })} />
      <ul className={cardStyles.cards}>
        {members.map((member) => (
          <li key={member.face.id} className={cardStyles.card}>
            <header className={cardStyles.head}>
              <Avatar {...member.face} size="large" decorative />
              <span className={cardStyles.who}>
                <strong dir="auto">{member.face.name}</strong>
              </span>
            </header>
            <CastLine member={member} currency={currency} />
          </li>
        ))}
      </ul>
    </>
  );
}
