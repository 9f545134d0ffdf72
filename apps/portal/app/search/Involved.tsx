import type { InvolvedIn, Involvement } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import styles from './Involved.module.css';

/** The projects in which a creator is involved now, with one line per kind of involvement. */
export function InvolvedNow({ projects }: { projects: readonly InvolvedIn[] }) {
  const { t } = useTranslation('search');
  const now = ['working', 'signing', 'invited'] as const satisfies readonly Involvement[];
  return now.map((as) => {
    const own = projects.filter((project) => project.as === as);
    return (
      own.length > 0 && (
        <span key={as} className={styles.part}>
          {t(`involved.${as}`)} <ProjectLinks projects={own} />
        </span>
      )
    );
  });
}

/** The projects of the brand in which a creator works or has worked. */
export function InvolvedBefore({ projects }: { projects: readonly InvolvedIn[] }) {
  const { t } = useTranslation('search');
  const own = projects.filter(({ as }) => as !== 'invited');
  if (projects.length === 0) return null;
  return (
    <div>
      {own.length > 0 && (
        <p>
          {t('involved.projects', { count: own.length })} <ProjectLinks projects={own} />
        </p>
      )}
      <InvolvedNow projects={projects.filter(({ as }) => as === 'invited')} />
    </div>
  );
}

function ProjectLinks({ projects }: { projects: readonly InvolvedIn[] }) {
  return projects.map(({ briefingId, title }, n) => (
    <span key={briefingId}>
      {n > 0 && ', '}
      <Link to={`${areaPath.company}/briefing/${briefingId}`}>{title}</Link>
    </span>
  ));
}
