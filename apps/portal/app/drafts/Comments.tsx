import { Check, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx, Form, RelativeTime, SubmitButton } from '../ui';
import styles from './drafts.module.css';
import type { Drafts } from './load.server';
import { formatTime } from './time';

type Comment = Drafts['comments'][number];
type Props = {
  comments: readonly Comment[];
  mayResolve: boolean;
  /** Moves the player to a position in milliseconds. */
  onSeek?: ((atMs: number) => void) | undefined;
};

/**
 * Comments on a version, ordered by their second in the video. Their numbers match the points on the picture.
 */
export function Comments({ comments, mayResolve, onSeek }: Props) {
  const { t } = useTranslation('shared');
  if (comments.length === 0) return null;
  return (
    <ol className={styles.comments} aria-label={t('drafts.comments')}>
      {comments.map((comment, index) => (
        <li key={comment.id} className={cx(styles.comment, comment.resolvedAt !== null && styles.resolved)}>
          <div className={styles.head}>
            <Where comment={comment} number={index + 1} onSeek={onSeek} />
            <strong className={styles.by}>{comment.name}</strong>
            <span className="muted small">
              {t(`drafts.side.${comment.side}`)} · <RelativeTime value={comment.createdAt} />
            </span>
          </div>
          <p className={styles.body}>{comment.body}</p>
          {mayResolve ? <Resolve comment={comment} /> : comment.resolvedAt && <Resolved />}
        </li>
      ))}
    </ol>
  );
}

function Where({
  comment: { atMs, x },
  number,
  onSeek,
}: {
  comment: Comment;
  number: number;
  onSeek: Props['onSeek'];
}) {
  const { t } = useTranslation('shared');
  if (atMs !== null && onSeek) {
    return (
      <button
        type="button"
        className={styles.time}
        aria-label={t('drafts.goTo', { time: formatTime(atMs) })}
        onClick={() => onSeek(atMs)}
      >
        {formatTime(atMs)}
      </button>
    );
  }
  if (atMs !== null) return <span className={styles.time}>{formatTime(atMs)}</span>;
  return x === null ? null : <span className={styles.time}>{number}</span>;
}

const Resolved = () => {
  const { t } = useTranslation('shared');
  return (
    <p className="muted small">
      <Check aria-hidden="true" size={14} /> {t('drafts.resolved')}
    </p>
  );
};

function Resolve({ comment: { id, resolvedAt, body } }: { comment: Comment }) {
  const { t } = useTranslation('shared');
  const label = t(resolvedAt ? 'drafts.reopen' : 'drafts.resolve');
  return (
    <Form preventScrollReset className={styles.resolve}>
      <input type="hidden" name="intent" value="resolve" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="resolved" value={resolvedAt ? 'no' : 'yes'} />
      {resolvedAt && <Resolved />}
      <SubmitButton
        variant="quiet"
        size="small"
        name="comment"
        value={String(id)}
        icon={resolvedAt ? <RotateCcw aria-hidden="true" /> : <Check aria-hidden="true" />}
        aria-label={`${label}: ${body}`}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}
