import { Pin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { Avatar, Button, DateText, EmptyState, Facts, Form, Row, StatusChip, SubmitButton } from '../ui';
import type { Board, BoardPost } from './board.server';
import { CommentForm, Comments } from './Comments';
import styles from './community.module.css';
import { ReportDialog } from './ReportDialog';

/** Posts of the board, pinned ones first. */
export function Posts({ board: { posts, role } }: { board: Board }) {
  const { t } = useTranslation('community');
  const brand = role === 'company';
  if (posts.length === 0) {
    return (
      <EmptyState
        title={t(brand ? 'posts.none' : 'posts.noneForYou')}
        text={t(brand ? 'posts.noneText' : 'posts.noneForYouText')}
      />
    );
  }
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id}>
          <OnePost post={post} brand={brand} />
        </li>
      ))}
    </ul>
  );
}

function OnePost({ post, brand }: { post: BoardPost; brand: boolean }) {
  const { t } = useTranslation('community');
  const { id, title, body, pinned, status, audience, closesOn, over, open } = post;
  return (
    <article className={styles.post} id={`post-${id}`} aria-labelledby={`post-${id}-title`}>
      <header className={styles.head}>
        <Avatar id={post.companyId} name={brand ? post.author : post.company} decorative />
        <div>
          <h2 id={`post-${id}-title`} className={styles.title} dir="auto">
            {title}
          </h2>
          <p className="muted small">
            <Facts
              facts={[
                brand ? post.author : post.company,
                <DateText key="at" value={post.createdAt} />,
                brand && t(`audience.${audience}`),
                closesOn && (
                  <>
                    {t(over ? 'posts.closedOn' : 'posts.closesOn')} <DateText value={closesOn} />
                  </>
                ),
              ]}
            />
          </p>
        </div>
        <span className={styles.marks}>
          {pinned && (
            <span className={styles.pinned}>
              <Pin aria-hidden="true" /> {t('posts.pinned')}
            </span>
          )}
          {status === 'hidden' && <StatusChip tone="attention">{t('posts.hidden')}</StatusChip>}
          {over && <StatusChip tone="neutral">{t('posts.over')}</StatusChip>}
        </span>
      </header>
      <p className={styles.body} dir="auto">
        {body}
      </p>
      <Comments post={post} brand={brand} />
      {open ? <CommentForm post={post} /> : <p className="muted small">{t('comments.closed')}</p>}
      {status === 'shown' && <PostActions post={post} brand={brand} />}
    </article>
  );
}

function PostActions({ post: { id, version, title, pinned }, brand }: { post: BoardPost; brand: boolean }) {
  const { t } = useTranslation('community');
  const named = { title };
  return (
    <Row>
      {brand && (
        <Form preventScrollReset>
          <input type="hidden" name="intent" value="pin" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="pinned" value={String(!pinned)} />
          <SubmitButton
            size="small"
            variant="quiet"
            aria-label={t(pinned ? 'posts.unpinNamed' : 'posts.pinNamed', named)}
          >
            {t(pinned ? 'posts.unpin' : 'posts.pin')}
          </SubmitButton>
        </Form>
      )}
      {brand ? (
        <MoveDialog
          trigger={
            <Button size="small" variant="plain" aria-label={t('posts.withdrawNamed', named)}>
              {t('posts.withdraw')}
            </Button>
          }
          intent="withdraw"
          fields={{ id, version }}
          title={t('posts.withdrawTitle')}
          text={t('posts.withdrawText')}
          confirm={t('posts.withdraw')}
          danger
        />
      ) : null}
      <ReportDialog id={id} postId={id} label={t('report.postNamed', named)} />
    </Row>
  );
}
