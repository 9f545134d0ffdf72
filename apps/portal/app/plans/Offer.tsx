import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Row } from '../ui';
import styles from './plans.module.css';

const points = ['board', 'messages', 'lists', 'briefing'] as const;

/** What the community offers, told as what it is: on its way, for subscribers. */
export function Offer({ signedIn = false }: { signedIn?: boolean }) {
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
      <p>{t('community.soon')}</p>
      <Row>
        <ButtonLink to={signedIn ? '/dashboard/client/pricing' : '/pricing'} variant="primary">
          {t('community.plans')}
        </ButtonLink>
      </Row>
    </div>
  );
}
