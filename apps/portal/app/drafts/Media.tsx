import { canReferToPoint, type Draft } from '@elenco/core/hiring';
import { ExternalLink } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../ui';
import styles from './drafts.module.css';
import type { Drafts } from './load.server';
import { PARTS, type Spot } from './spot';
import { formatTime } from './time';

type Props = {
  draft: Draft;
  /** URL of the file; empty if the draft is a link. */
  address: string;
  comments: Drafts['comments'];
  video: RefObject<HTMLVideoElement>;
  spot: Spot;
  /** Receives a marked point; undefined if the reader may not mark. */
  onMark?: (spot: Spot) => void;
  onSeek: (atMs: number) => void;
};

/** The draft: a video with marked seconds, a picture with marked points, or a link. */
export function Media(props: Props) {
  const { t } = useTranslation('shared');
  const { draft, address } = props;
  const { media, link } = draft;
  return (
    <>
      {media === 'picture' && <Picture {...props} />}
      {media === 'video' && <Player {...props} />}
      <a
        href={media === 'link' ? (link ?? '') : address}
        target="_blank"
        rel="noreferrer"
        className={styles.open}
      >
        {t('drafts.open')} <ExternalLink aria-hidden="true" />
      </a>
    </>
  );
}

function Picture({ draft, address, comments, spot, onMark }: Props) {
  const { t } = useTranslation('shared');
  const { media } = draft;
  const points = comments.filter(({ x }) => x !== null);
  const pins = (
    <>
      {points.map((one) => (
        <span
          key={one.id}
          className={cx(styles.pin, one.resolvedAt !== null && styles.done)}
          style={{ left: `${(one.x ?? 0) * 100}%`, top: `${(one.y ?? 0) * 100}%` }}
          aria-hidden="true"
        >
          {comments.indexOf(one) + 1}
        </span>
      ))}
      {spot.x !== undefined && spot.y !== undefined && (
        <span
          className={cx(styles.pin, styles.fresh)}
          style={{ left: `${(spot.x / PARTS) * 100}%`, top: `${(spot.y / PARTS) * 100}%` }}
          aria-hidden="true"
        />
      )}
    </>
  );
  const picture = <img src={address} alt={t('drafts.picture', { number: draft.number })} />;
  return (
    <div className={styles.frame}>
      {onMark && canReferToPoint(media) ? (
        <button
          type="button"
          className={styles.canvas}
          aria-label={t('drafts.mark')}
          onClick={(event) => onMark({ ...spot, ...pointOf(event) })}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {pins}
    </div>
  );
}

/** Returns the clicked point; for a click with the keyboard, the middle. */
function pointOf({ clientX, clientY, detail, currentTarget }: MouseEvent): Required<Pick<Spot, 'x' | 'y'>> {
  if (detail === 0) return { x: PARTS / 2, y: PARTS / 2 };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const part = (at: number, all: number) => Math.round(Math.min(1, Math.max(0, at / all)) * PARTS);
  return { x: part(clientX - left, width), y: part(clientY - top, height) };
}

function Player({ address, comments, video, onSeek }: Props) {
  const { t } = useTranslation('shared');
  const [lasts, setLasts] = useState(0);
  const captions = useCaptions(comments);
  const seconds = comments.filter(({ atMs }) => atMs !== null);
  // A video that loaded before hydration has already fired its metadata event.
  useEffect(() => setLasts(video.current?.duration || 0), [video]);
  return (
    <div className={styles.player}>
      <video
        ref={video}
        src={address}
        controls
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => setLasts(currentTarget.duration)}
      >
        <track kind="captions" src={captions} label={t('drafts.comments')} />
      </video>
      {lasts > 0 && Number.isFinite(lasts) && seconds.length > 0 && (
        <div className={styles.timeline}>
          {seconds.map(({ id, atMs, body, resolvedAt }) => (
            <button
              key={id}
              type="button"
              className={cx(styles.second, resolvedAt !== null && styles.done)}
              style={{ left: `${Math.min(100, ((atMs ?? 0) / (lasts * 1_000)) * 100)}%` }}
              aria-label={`${formatTime(atMs ?? 0)}: ${body}`}
              onClick={() => onSeek(atMs ?? 0)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23);

/** Returns the comments as a caption track, which the reader can turn on in the player. */
function useCaptions(comments: Drafts['comments']): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const cues = comments.flatMap(({ atMs, name, body }) =>
      atMs === null
        ? []
        : [`${stamp(atMs)} --> ${stamp(atMs + 3_000)}\n${name}: ${body.replace(/[\r\n<>&]+/g, ' ')}`],
    );
    const made = URL.createObjectURL(new Blob([['WEBVTT', ...cues].join('\n\n')], { type: 'text/vtt' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [comments]);
  return address;
}
