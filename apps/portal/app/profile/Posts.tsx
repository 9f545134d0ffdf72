import { useTranslation } from 'react-i18next';
import { DateText } from '../ui';
import styles from './posts.module.css';
import profile from './profile.module.css';
import type { Shown } from './profile.server';

/** The latest posts with copies of their pictures; each links to the network. */
export function Posts({ posts }: Pick<Shown, 'posts'>) {
  const { t } = useTranslation('profile');
  const [newest] = posts;
  if (!newest) return null;
  return (
    <section className={profile.section} aria-labelledby="posts">
      <h2 id="posts">{t('posts.title')}</h2>
      <ul className={styles.posts}>
        {posts.map(({ id, link, caption, picture, takenAt }) => (
          <li key={id}>
            <a href={link} rel="noopener nofollow ugc" target="_blank" className={styles.post}>
              <img src={picture} alt="" width={640} height={640} loading="lazy" decoding="async" />
              <span className={styles.words}>
                <span className={styles.caption} dir="auto">
                  {caption || t('posts.one')}
                </span>
                <span className={styles.day}>
                  <DateText value={takenAt} style="long" />
                </span>
              </span>
              <span className="sr"> {t('newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        {t('posts.source')} <DateText value={newest.readAt} style="long" />
      </p>
    </section>
  );
}
