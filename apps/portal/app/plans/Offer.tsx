import { areaPath, type Plan } from '@elenco/core/people';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Row } from '../ui';
import styles from './plans.module.css';

const points = ['board', 'members', 'messages', 'briefing', 'file'] as const;

/** Offer of the community, and the way to join; subscribers get a link to their plan. */
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
      <p>{t('community.join')}</p>
      <Row>
        <ButtonLink to={own ? `${areaPath.company}/pricing` : '/pricing'} variant="primary">
          {t('community.plans')}
        </ButtonLink>
      </Row>
    </div>
  );
}
