import { useTranslation } from 'react-i18next';
import { Evaluations } from '../profile/Evaluations';
import { Posts } from '../profile/Posts';
import { Avatar, ButtonLink, Disclosure, Section } from '../ui';
import { Audience } from './Audience';
import { CaptionPosts } from './CaptionPosts';
import { Favorite } from './Favorite';
import { Figures, OriginText } from './Figures';
import { History } from './History';
import { InvolvedBefore } from './Involved';
import { ListForm, OnLists } from './KeepForm';
import { LikenessText } from './Likeness';
import { KeyMetrics, SHOWN_SIMILAR } from './OneProfile';
import type { OneData } from './one.server';
import { PostWords } from './PostWords';
import { FormatPrices } from './Prices';
import { CreatorName, type Shown } from './ProfileCards';
import { profileAt } from './paths';
import { Quality } from './Quality';
import styles from './QuickWindow.module.css';
import { ReasonList } from './ReasonList';

/** Number of posts; the profile has more. */
const SHOWN_POSTS = 6;

type Props = {
  /** The creator as in the results, shown while the rest loads. */
  row: Shown;
  data: OneData | undefined;
  /** Opens a similar creator in the quick view. */
  onOpen: (key: string) => void;
};

/** All data about a creator, the most important first. */
export function QuickProfile({ row, data, onOpen }: Props) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <Avatar {...row.face} size="huge" decorative />
        <CreatorName profile={row} />
        {data && <Favorite profile={row} listActions={data.listActions} />}
      </div>
      {data && <InvolvedBefore projects={data.involved} />}
      <div className={styles.strip}>
        <KeyMetrics profile={row} {...(data && { sampled: data.sampled })} />
      </div>
      {row.prices.length > 0 && (
        <Section title={t('formatPrices')}>
          <FormatPrices profile={row} />
        </Section>
      )}
      {data?.listActions && (
        <Disclosure summary={t('quickView.keep')}>
          <OnLists lists={data.lists} />
          <ListForm keys={[row.key]} listActions={data.listActions} formKey={data.key} />
        </Disclosure>
      )}
      {row.reasons && row.reasons.length > 0 && (
        <Section title={t('whyHead')}>
          <CaptionPosts count={row.captionPosts} />
          <ReasonList reasons={row.reasons} />
        </Section>
      )}
      {row.bio && <p dir="auto">{row.bio}</p>}
      <Section title={t('profile.figures')}>
        <Figures presences={row.presences} {...(data && { sampled: data.sampled })} />
        <OriginText origin={row.origin} />
      </Section>
      {data ? <Rest data={data} onOpen={onOpen} /> : <p className="muted">{t('quickView.loading')}</p>}
      <div>
        <ButtonLink to={profileAt(row.key)}>{t('quickView.whole')}</ButtonLink>
      </div>
    </div>
  );
}

/** Sections that only the profile contains: history, audience, posts, evaluations and similar creators. */
function Rest({
  data: { profile, histories, qualities, inBriefs, posts, postWords, open, similar },
  onOpen,
}: Pick<Props, 'onOpen'> & { data: OneData }) {
  const { t } = useTranslation('search');
  return (
    <>
      <Section title={t('profile.audience')}>
        <Audience audience={profile.audience} />
      </Section>
      {histories.length > 0 && (
        <Section title={t('history.title')}>
          <History histories={histories} />
        </Section>
      )}
      {qualities.length > 0 && (
        <Section title={t('quality.title')}>
          <Quality qualities={qualities} inBriefs={inBriefs} />
        </Section>
      )}
      <div className={styles.shown}>
        <Posts posts={posts.slice(0, SHOWN_POSTS)} />
      </div>
      <PostWords found={postWords} />
      {open && (
        <div className={styles.shown}>
          <Evaluations
            average={profile.evaluationAverage}
            count={profile.evaluationCount}
            evaluations={open.evaluations}
          />
        </div>
      )}
      <Section title={t('profile.similar')}>
        {similar.length === 0 ? (
          <p className="muted">{t('profile.noSimilar')}</p>
        ) : (
          <>
            <SimilarList rows={similar.slice(0, SHOWN_SIMILAR)} onOpen={onOpen} />
            {similar.length > SHOWN_SIMILAR && (
              <Disclosure summary={t('profile.moreSimilar', { count: similar.length - SHOWN_SIMILAR })}>
                <SimilarList rows={similar.slice(SHOWN_SIMILAR)} onOpen={onOpen} />
              </Disclosure>
            )}
          </>
        )}
      </Section>
    </>
  );
}

function SimilarList({ rows, onOpen }: { rows: OneData['similar'] } & Pick<Props, 'onOpen'>) {
  return (
    <ul className={styles.similar}>
      {rows.map((one) => (
        <li key={one.key}>
          <Avatar {...one.face} size="small" decorative />
          <div>
            <CreatorName profile={one} onOpen={onOpen} />
            <LikenessText likeness={one.likeness} />
          </div>
        </li>
      ))}
    </ul>
  );
}
