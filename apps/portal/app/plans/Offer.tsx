import { isSubscribed, type Plan } from '@elenco/core/party';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Row } from '../ui';
import styles from './plans.module.css';

const points = ['board', 'messages', 'lists', 'briefing'] as const;

/**
 * What the community offers, told as what it is: on its way, for subscribers. Who has a plan is led to one's own,
 * and a subscriber to what subscribers have of it already.
 */
export function Offer({ own }: { own: Plan | undefined }) {
  const { t } = useTranslation('plans');
  return (
    <div className={styles.more}>
      <h2>{t('community.offers')}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Check aria-hidden="true" />
            {t(`community.points.${point}`)}
          </li>
        ))}
      </ul>
      {own && isSubscribed(own) ? (
        <>
          <p>{t('community.youAreIn')}</p>
          <Row>
            <ButtonLink to="/dashboard/client/search/lists" variant="primary">
              {t('community.yourLists')}
            </ButtonLink>
          </Row>
        </>
      ) : (
        <>
          <p>{t('community.soon')}</p>
          <Row>
            <ButtonLink to={own ? '/dashboard/client/pricing' : '/pricing'} variant="primary">
              {t('community.plans')}
            </ButtonLink>
          </Row>
        </>
      )}
    </div>
  );
}
