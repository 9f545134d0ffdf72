import type { Likeness } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { useNames } from './words';

/** Reasons why a creator is similar: specialties, engagement, and the estimated overlap of audiences. */
export function LikenessText({ likeness }: { likeness: Likeness }) {
  const { t } = useTranslation('search');
  const { list, number } = useFormat();
  const names = useNames();
  const { skills, audience, engagement } = likeness;
  const parts = [
    skills.length > 0 && t('likeness.skills', { skills: list(skills.map(names.skill)) }),
    audience && t('likeness.audience', { from: number(audience.from), to: number(audience.to) }),
    engagement !== null &&
      (engagement === 100
        ? t('likeness.sameEngagement')
        : t('likeness.engagement', { difference: number(100 - engagement) })),
  ].filter(Boolean);
  return parts.length > 0 ? <p className="muted small">{parts.join(' · ')}</p> : null;
}
