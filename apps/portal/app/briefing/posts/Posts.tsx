import { isSameText } from '@elenco/core/kit';
import { areaPath } from '@elenco/core/people';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Findings } from '../../drafts/Findings';
import { MarkedText } from '../../drafts/MarkedText';
import { useFormat } from '../../i18n/use';
import { PiecePicture } from '../../pieces/PiecePicture';
import { useIsMainRow } from '../../queue/QueueBar';
import {
  Alert,
  ButtonLink,
  DateText,
  EmptyState,
  Facts,
  Form,
  StatusChip,
  SubmitButton,
  type Tone,
} from '../../ui';
import { CreatorSection } from '../project/CreatorSection';
import type { Project } from '../project/load.server';
import type { ShownPost } from './load.server';
import styles from './posts.module.css';

const tones: Record<ShownPost['status'], Tone> = {
  unchecked: 'neutral',
  found: 'good',
  over: 'good',
  private: 'attention',
  gone: 'attention',
  withdrawn: 'neutral',
};

/** Posts grouped by creator: whether each is online and marked as advertising, and its metrics. */
export function Posts({ project }: { project: Project }) {
  const { t } = useTranslation('company');
  const { posts, contracts, cast } = project;
  if (posts.length === 0) return <EmptyState title={t('posts.none')} text={t('posts.noneText')} />;
  return contracts
    .filter(({ id }) => posts.some(({ contractId }) => contractId === id))
    .map((contract) => (
      <CreatorSection key={contract.id} face={cast[contract.creatorId]?.face}>
        <div className={styles.posts}>
          {posts
            .filter(({ contractId }) => contractId === contract.id)
            .map((post) => (
              <OnePost key={post.id} post={post} project={project} />
            ))}
        </div>
      </CreatorSection>
    ));
}

function OnePost({ post, project }: { post: ShownPost; project: Project }) {
  const { t } = useTranslation(['company', 'options', 'resources']);
  const { date } = useFormat();
  const isMain = useIsMainRow(post.id);
  const approved = project.work.find(({ id }) => id === post.deliverableId)?.caption ?? '';
  const name = `${t(`options:formats.${post.format}`)} · ${t(`options:channels.${post.network}`)}`;
  return (
    <article className={styles.post} id={`post-${post.id}`} aria-label={name}>
      <header className={styles.head}>
        <PiecePicture src={post.picture} channel={post.network} />
        <div className={styles.named}>
          <h3>{name}</h3>
          <p className="muted small">
            {t('company:posts.published')} <DateText value={post.publishedOn} />
          </p>
        </div>
        <StatusChip tone={tones[post.status]}>
          {post.status === 'over' ? t('company:posts.over') : t(`resources:posts.status.${post.status}`)}
        </StatusChip>
      </header>
      <FiguresList post={post} />
      <Facts
        facts={[
          post.newest
            ? `${t(`company:posts.from.${post.newest.source}`)} · ${date(post.newest.at)}`
            : t('company:posts.noFigures'),
          `${t('resources:posts.fields.disclosure')}: ${t(`options:disclosure.${post.disclosure}`)} (${t(
            `options:captionSource.${post.captionSource}`,
          )}, ${date(post.captionAt)})`,
          ...(post.checkedAt ? [t('company:posts.checked', { day: date(post.checkedAt) })] : []),
        ]}
      />
      <CaptionCheck post={post} approved={approved} />
      <p className={styles.links}>
        <a href={post.url} target="_blank" rel="noreferrer">
          {t('company:posts.open')}
        </a>
        {post.proofs.map(({ id, isPdf }, index) => (
          <a key={id} href={`/api/v1/files/${id}`} target="_blank" rel="noreferrer">
            {t(isPdf ? 'company:posts.proofPdf' : 'company:posts.proof', { n: index + 1 })}
          </a>
        ))}
      </p>
      {post.isConfirmed && <p className="muted small">{t('company:posts.confirmed')}</p>}
      {post.open.length > 0 && project.may && (
        <Form method="post" className={styles.confirm}>
          <input type="hidden" name="intent" value="confirmFigures" />
          <input type="hidden" name="key" value={`${project.pressKey}-${post.id}`} />
          {post.open.map((id, index) => (
            <input key={id} type="hidden" name={`ids[${index}]`} value={id} />
          ))}
          <p className="small">{t('company:posts.confirmText')}</p>
          <SubmitButton
            variant="dark"
            size="small"
            icon={<Check aria-hidden="true" />}
            name="confirm"
            value={String(post.id)}
            aria-label={`${t('company:posts.confirm')}: ${name}`}
            data-main-act={isMain ? true : undefined}
          >
            {t('company:posts.confirm')}
          </SubmitButton>
          <ButtonLink
            to={`${areaPath.company}/briefing/${project.row.id}/chat/${post.creatorId}?figures=${post.id}#write`}
            size="small"
            aria-label={`${t('company:posts.question')}: ${name}`}
          >
            {t('company:posts.question')}
          </ButtonLink>
        </Form>
      )}
    </article>
  );
}

/** Deviations from the brief, and the published caption beside the approved one if the two differ. */
function CaptionCheck({ post, approved }: { post: ShownPost; approved: string }) {
  const { t } = useTranslation('company');
  const { caption, findings } = post;
  const changed =
    post.captionSource === 'network' && post.format !== 'stories' && !isSameText(caption, approved);
  if (!changed) return <Findings findings={findings} caption={caption} />;
  return (
    <Alert tone="warning" title={t('posts.changed')}>
      <div className={styles.captions}>
        <div>
          <p className="small">{t('posts.publishedCaption')}</p>
          <MarkedText text={caption || '–'} findings={findings} />
        </div>
        <div>
          <p className="small">{t('posts.approvedCaption')}</p>
          <MarkedText text={approved} findings={[]} />
        </div>
      </div>
      <Findings findings={findings} />
    </Alert>
  );
}

/** Metrics of a post. Unknown metrics are shown as a dash, never as 0. */
function FiguresList({ post }: { post: ShownPost }) {
  const { t } = useTranslation(['company', 'options']);
  const { number } = useFormat();
  return (
    <dl className={styles.figures}>
      {post.figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`options:metric.${name}`)}</dt>
          <dd className="num">
            {value === null ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="sr">{t('company:posts.unknown')}</span>
              </>
            ) : (
              number(value)
            )}
          </dd>
        </div>
      ))}
      {post.boosted.map(({ name, value }) => (
        <div key={`boosted-${name}`}>
          <dt>{`${t(`options:metric.${name}`)} (${t('options:reachKind.boosted').toLowerCase()})`}</dt>
          <dd className="num">{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
