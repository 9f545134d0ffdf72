import { type Deliverable, type Draft, newestDraft, silenceEndsOn } from '@elenco/core/hiring';
import { Link, useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, DateText, RelativeTime, Stack } from '../ui';
import { CommentForm } from './CommentForm';
import { Comments } from './Comments';
import styles from './drafts.module.css';
import type { Drafts } from './load.server';
import { MarkedText } from './MarkedText';
import { Media } from './Media';
import { SentFindings } from './SentFindings';
import type { Spot } from './spot';

type Props = {
  piece: Pick<Deliverable, 'id' | 'status'>;
  drafts: Drafts;
  /** Returns the URL of a draft's file. */
  fileTo?: (file: number) => string;
  /** Actions that the reader may take now. */
  may: { readonly comment: boolean; readonly resolve: boolean };
};

const waiting: readonly Deliverable['status'][] = ['draft_submitted', 'changes_requested'];

/** The versions of a draft, newest first, with the comments on each second or point. */
export function Review({ piece, drafts, fileTo = (file) => `/api/v1/files/${file}`, may }: Props) {
  const { t } = useTranslation('shared');
  const [search] = useSearchParams();
  const versions = drafts.versions.filter((one) => one.deliverableId === piece.id);
  const last = newestDraft(versions);
  const asked = search.get('piece') === String(piece.id) ? Number(search.get('number')) : 0;
  const shown = versions.find(({ number }) => number === asked) ?? last;
  if (!last || !shown) return null;
  return (
    <div className={styles.review}>
      {versions.length > 1 && <Versions piece={piece.id} versions={versions} shown={shown} last={last} />}
      <p className="muted small">
        {t('drafts.sent', { number: shown.number, round: shown.round })}{' '}
        <RelativeTime value={shown.createdAt} />
      </p>
      {shown.id === last.id && piece.status === 'draft_submitted' && (
        <AutoApprovalNotice draft={last} drafts={drafts} />
      )}
      <Version
        key={shown.id}
        draft={shown}
        comments={drafts.comments.filter((one) => one.draftId === shown.id)}
        fileTo={fileTo}
        mayComment={may.comment && shown.id === last.id && waiting.includes(piece.status)}
        mayResolve={may.resolve}
      />
    </div>
  );
}

/** Explains what happens to a draft, and when, if the brand does not answer. */
function AutoApprovalNotice({ draft, drafts: { comments, silence } }: { draft: Draft; drafts: Drafts }) {
  const { t } = useTranslation('shared');
  const own = comments.filter((one) => one.draftId === draft.id);
  const on = silenceEndsOn({ draft, comments: own, ...silence });
  if (on === null) return <p className="muted small">{t('drafts.noSilence')}</p>;
  return (
    <Alert tone={draft.approvesOn ? 'warning' : 'info'}>
      {t('drafts.approvesOn')} <DateText value={on} style="weekday" />.
    </Alert>
  );
}

function Versions({
  piece,
  versions,
  shown,
  last,
}: {
  piece: number;
  versions: readonly Draft[];
  shown: Draft;
  last: Draft;
}) {
  const { t } = useTranslation('shared');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const to = (number: number) => {
    const asked = new URLSearchParams(search);
    asked.set('piece', String(piece));
    asked.set('number', String(number));
    return `${pathname}?${asked}#piece-${piece}`;
  };
  return (
    <nav aria-label={t('drafts.versions')} className={styles.versions}>
      {versions.toReversed().map(({ number }) => (
        <Link
          key={number}
          to={to(number)}
          preventScrollReset
          aria-current={number === shown.number ? 'true' : undefined}
        >
          {t(number === last.number ? 'drafts.newest' : 'drafts.version', { number })}
        </Link>
      ))}
    </nav>
  );
}

function Version({
  draft,
  comments,
  fileTo,
  mayComment,
  mayResolve,
}: {
  draft: Draft;
  comments: Drafts['comments'];
  fileTo: (file: number) => string;
  mayComment: boolean;
  mayResolve: boolean;
}) {
  const { t } = useTranslation('shared');
  const [spot, setSpot] = useState<Spot>({});
  const video = useRef<HTMLVideoElement>(null);
  const count = comments.length;
  // Removes the mark once a comment with this mark was sent.
  useEffect(() => {
    if (count > 0) setSpot({});
  }, [count]);
  const seek = (atMs: number) => {
    if (!video.current) return;
    video.current.currentTime = atMs / 1_000;
    video.current.scrollIntoView({ block: 'nearest' });
  };
  const ordered = comments.toSorted((a, b) => (a.atMs ?? Infinity) - (b.atMs ?? Infinity) || a.id - b.id);
  return (
    <div className={styles.version}>
      <div className={styles.media}>
        <Media
          draft={draft}
          address={draft.fileId === null ? '' : fileTo(draft.fileId)}
          comments={ordered}
          video={video}
          spot={spot}
          {...(mayComment ? { onMark: setSpot } : {})}
          onSeek={seek}
        />
      </div>
      <Stack>
        {draft.caption && <MarkedText text={draft.caption} findings={draft.findings} />}
        <SentFindings draft={draft} />
        {ordered.length === 0 && !mayComment ? (
          <p className="muted small">{t('drafts.noComments')}</p>
        ) : (
          <Comments
            comments={ordered}
            mayResolve={mayResolve}
            onSeek={draft.media === 'video' ? seek : undefined}
          />
        )}
        {mayComment && <CommentForm key={count} draft={draft} spot={spot} onMark={setSpot} video={video} />}
      </Stack>
    </div>
  );
}
