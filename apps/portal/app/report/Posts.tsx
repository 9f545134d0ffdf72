import { useTranslation } from 'react-i18next';
import { PiecePicture } from '../pieces/PiecePicture';
import { Avatar, More, Section } from '../ui';
import { unknown } from './figureText';
import type { Presented } from './present.server';
import styles from './report.module.css';
import { useFigures } from './useFigures';

/** The posts, most viewed first. */
export function Posts({ shown, all }: { shown: Presented; all: string }) {
  const { t: optionText } = useTranslation('options');
  const { t, text, formats } = useFigures(shown.figures);
  const { posts, postCount, faces } = shown;
  if (posts.length === 0) return null;
  const more = postCount > posts.length && (
    <More to={all}>{t('allPosts', { value: formats.number(postCount) })}</More>
  );
  return (
    <Section title={t('postsTitle')} action={more}>
      <ul className={styles.posts}>
        {posts.map((post) => {
          const face = faces[post.creatorId];
          const where = `${optionText(`formats.${post.format}`)} · ${optionText(`channels.${post.channel}`)}`;
          const figure = post.reach ? text('reach', post) : text('views', post);
          return (
            <li key={post.postId}>
              <PiecePicture src={post.picture} channel={post.channel} wide>
                {face && <Avatar {...face} size="small" decorative />}
              </PiecePicture>
              {face && <span className="small">{face.name}</span>}
              <strong className="num">
                {figure === unknown
                  ? unknown
                  : `${figure} ${t(post.reach ? 'figures.reach' : 'figures.views').toLowerCase()}`}
              </strong>
              <span className="muted small">
                {post.url && !post.gone ? (
                  <a
                    href={post.url}
                    rel="noreferrer nofollow"
                    aria-label={`${t('open')}: ${where}, ${formats.date(post.publishedOn)}`}
                  >
                    {where}
                  </a>
                ) : (
                  where
                )}{' '}
                · {formats.date(post.publishedOn)}
                {post.gone && ` · ${t('gonePost')}`}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
