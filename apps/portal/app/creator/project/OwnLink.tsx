import { useTranslation } from 'react-i18next';
import { LinkCard } from '../../tracking/LinkCard';
import { Section } from '../../ui';
import type { Project } from './load.server';

/** The creator's tracked link and promo code in this project, with their results. */
export function OwnLink({ project: { tracking, proposal } }: { project: Project }) {
  const { t } = useTranslation('shared');
  const [link] = tracking;
  if (!link) return null;
  return (
    <Section title={t('tracking.own')}>
      <p className="muted">{t('tracking.ownText')}</p>
      <LinkCard link={link} title={t('tracking.one')} currency={proposal.currency} />
    </Section>
  );
}
