import type { Network } from '@elenco/core/discovery';
import { ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText, Disclosure, Facts, Tags } from '../ui';
import styles from './posts.module.css';
import profile from './profile.module.css';
import type { ShownPost } from './shownPosts.server';

type Props = {
  posts: readonly ShownPost[];
  /** Number of posts that are shown initially; the others are behind a button. */
  first?: number;
};

/** The newest posts with stored copies of their pictures; each links to the social network. */
export function Posts({ posts, first = posts.length }: Props) {
  const { t } = useTranslation('profile');
  const [newest] = posts;
  if (!newest) return null;
  const others = posts.slice(first);
  return (
    <section className={profile.section} aria-labelledby="posts">
      <h2 id="posts">{t('posts.title')}</h2>
      <PostGrid posts={posts.slice(0, first)} />
      {others.length > 0 && (
        <Disclosure summary={t('posts.more', { count: others.length })}>
          <PostGrid posts={others} />
        </Disclosure>
      )}
      <p className={styles.source}>
        {t('posts.source')} <DateText value={newest.readAt} style="long" />
      </p>
    </section>
  );
}

function PostGrid({ posts }: Pick<Props, 'posts'>) {
  const { t } = useTranslation(['profile', 'options']);
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id}>
          <a href={post.link} rel="noopener nofollow ugc" target="_blank" className={styles.post}>
            {post.picture ? (
              <img src={post.picture} alt="" width={640} height={640} loading="lazy" decoding="async" />
            ) : (
              <span className={styles.noPicture}>
                <ImageOff aria-hidden="true" />
              </span>
            )}
            <span className={styles.caption} dir="auto">
              {post.caption || t('posts.one', { network: t(`options:channels.${post.channel}`) })}
            </span>
            <span className="sr"> {t('newTab')}</span>
          </a>
          <Labels post={post} />
          <PostFacts post={post} />
        </li>
      ))}
    </ul>
  );
}

/** Labels of a paid post: the ad disclosure in its caption, and the social network's own label. */
function Labels({ post: { tag, isLabeled, channel } }: { post: ShownPost }) {
  const { t } = useTranslation(['profile', 'options']);
  const network = t(`options:channels.${channel}`);
  const labels = [...(tag ? [tag] : []), ...(isLabeled ? [t('posts.labelled', { network })] : [])];
  return labels.length > 0 ? <Tags tags={labels} label={t('posts.labels')} /> : null;
}

const figures = ['views', 'likes', 'comments', 'shares'] as const;

function PostFacts({ post }: { post: ShownPost }) {
  const { t } = useTranslation(['profile', 'options']);
  const { compact } = useFormat();
  return (
    <p className={styles.facts}>
      <Facts
        facts={[
          <DateText key="day" value={post.takenAt} style="long" />,
          t(`options:channels.${post.channel satisfies Network}`),
          ...figures.map((name) => {
            const value = post[name];
            return value !== null && t(`posts.${name}`, { count: value, value: compact(value) });
          }),
        ]}
      />
    </p>
  );
}
