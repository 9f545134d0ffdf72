import { Link } from '@remix-run/react';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressModal } from '../modal/AddressModal';
import { useModals } from '../modal/address';
import others from '../modal/others.module.css';
import profile from './profile.module.css';
import type { Shown } from './profile.server';
import styles from './projectModal.module.css';
import { WorkVideos } from './WorkVideos';

/** Modal with a project and all its pictures: `?modal=project&project=7`. */
export function ProjectModal({ projects }: Pick<Shown, 'projects'>) {
  const { t } = useTranslation('profile');
  const { modal, row, to, closed } = useModals(['project']);
  const at = projects.findIndex(({ id }) => id === row);
  const project = projects[at];
  if (!modal || !project) return null;
  const { id, title, description, images, link } = project;
  const [before, behind] = [projects[at - 1], projects[at + 1]];
  return (
    <AddressModal view={`project-${id}`} title={title} closed={closed}>
      <div className={styles.project}>
        {description && <p dir="auto">{description}</p>}
        {link && (
          <a href={link} rel="noopener nofollow ugc" target="_blank" className={profile.link}>
            {t('portfolio.see')}
            <ArrowUpRight aria-hidden="true" />
            <span className="sr"> {t('newTab')}</span>
          </a>
        )}
        <WorkVideos project={project} />
        {images.map((image, n) => (
          <img
            key={image}
            src={image}
            alt={t('portfolio.picture', { n: n + 1, count: images.length, title })}
            loading="lazy"
            decoding="async"
          />
        ))}
        {projects.length > 1 && (
          <nav className={others.others} aria-label={t('portfolio.others')}>
            {before && (
              <Link to={to('project', before.id)} replace preventScrollReset>
                ← {before.title}
              </Link>
            )}
            {behind && (
              <Link to={to('project', behind.id)} replace preventScrollReset className={styles.behind}>
                {behind.title} →
              </Link>
            )}
          </nav>
        )}
      </div>
    </AddressModal>
  );
}
