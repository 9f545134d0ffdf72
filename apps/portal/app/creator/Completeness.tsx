import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../ui';
import type { Home } from './home.server';
import { sectionOf, settingsAt } from './parts';

/** Missing profile data for a first proposal, each with a link to its section. */
export function Completeness({ missing }: { missing: Home['missing'] }) {
  const { t } = useTranslation('creator');
  if (missing.length === 0) return null;
  return (
    <Section title={t('complete.title')}>
      <p className="muted small">{t('complete.text')}</p>
      <ul>
        {missing.map((part) => (
          <li key={part}>
            <Link to={settingsAt(sectionOf[part])}>{t(`complete.${part}`)}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
