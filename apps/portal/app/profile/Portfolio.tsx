import { Link } from '@remix-run/react';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useModals } from '../modal/address';
import { ProjectModal } from './ProjectModal';
import styles from './profile.module.css';
import type { Shown } from './profile.server';
import { WorkVideos } from './WorkVideos';

/** The creator's portfolio. Each title opens its project; each picture opens in full size. */
export function Portfolio({ projects }: Pick<Shown, 'projects'>) {
  const { t } = useTranslation('profile');
  const { to } = useModals(['project']);
  if (projects.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="portfolio">
      <ProjectModal projects={projects} />
      <h2 id="portfolio">{t('portfolio.title')}</h2>
      <ul className={styles.projects}>
        {projects.map((project) => {
          const { id, title, description, images, link } = project;
          return (
            <li key={id} className={styles.project}>
              {images.length > 0 && (
                <ul className={styles.pictures}>
                  {images.map((image, n) => (
                    <li key={image}>
                      <a href={image}>
                        <img
                          src={image}
                          alt={t('portfolio.picture', { n: n + 1, count: images.length, title })}
                          width={480}
                          height={360}
                          loading="lazy"
                          decoding="async"
                        />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
              <WorkVideos project={project} />
              <div className={styles.work}>
                <h3 dir="auto">
                  <Link to={to('project', id)} preventScrollReset>
                    {title}
                  </Link>
                </h3>
                {description && <p dir="auto">{description}</p>}
                {link && (
                  <a href={link} rel="noopener nofollow ugc" target="_blank" className={styles.link}>
                    {t('portfolio.see')}
                    <ArrowUpRight aria-hidden="true" />
                    <span className="sr">
                      {' '}
                      {title} {t('newTab')}
                    </span>
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
