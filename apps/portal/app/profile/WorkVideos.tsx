import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui';
import type { Shown } from './profile.server';
import styles from './videos.module.css';

type Project = Shown['projects'][number];

/**
 * Videos of a project. The browser requests nothing from a social network before the visitor plays one of its
 * videos.
 */
export function WorkVideos({ project: { title, videos, images } }: { project: Project }) {
  if (videos.length === 0) return null;
  return (
    <ul className={styles.videos}>
      {videos.map((video, n) => (
        <li key={video.page}>
          <WorkVideo video={video} name={{ n: n + 1, count: videos.length, title }} still={images[0]} />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  video: Project['videos'][number];
  name: { n: number; count: number; title: string };
  /** Picture of the project, for a video without a preview picture. */
  still: string | undefined;
};

function WorkVideo({ video: { network, page, player, still: own }, name, still }: Props) {
  const { t } = useTranslation('profile');
  const [plays, setPlays] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shown = own ?? still;
  const upright = network === 'tiktok' || network === 'instagram';
  const title = t('videos.one', name);
  // Moves the focus, since the link that was pressed is no longer rendered. Otherwise the focus would return
  // to the top of the page.
  useEffect(() => {
    if (plays) box.current?.focus();
  }, [plays]);
  if (!plays)
    return (
      <a
        href={page}
        target="_blank"
        rel="noopener nofollow ugc"
        className={styles.still}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setPlays(true);
        }}
      >
        {shown && <img src={shown} alt="" width={480} height={360} loading="lazy" decoding="async" />}
        <span className={styles.play}>
          <Play aria-hidden="true" />
        </span>
        <span className={styles.from}>
          {network ? t('videos.on', { network: t(`videos.networks.${network}`) }) : t('videos.own')}
        </span>
        <span className="sr">{title}</span>
      </a>
    );
  return (
    <div ref={box} tabIndex={-1} className={cx(styles.player, upright && styles.upright)}>
      {player ? (
        <iframe
          src={player}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the creator’s finished work, captions are in the picture.
        <video src={page} poster={shown} aria-label={title} controls autoPlay playsInline />
      )}
    </div>
  );
}
