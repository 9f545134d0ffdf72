import { scopeOfPrice } from '@elenco/core/discovery';
import { engagementOf, largestOf } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Evaluations } from '../profile/Evaluations';
import { Portfolio } from '../profile/Portfolio';
import { Posts } from '../profile/Posts';
import {
  Alert,
  Avatar,
  ButtonLink,
  Card,
  Columns,
  DefinitionList,
  Disclosure,
  Figures as FigureRow,
  Money,
  Section,
  Stack,
  Stat,
} from '../ui';
import { Audience } from './Audience';
import { ExternalContact } from './ExternalContact';
import { Favorite } from './Favorite';
import { Figures, OriginText, type SampledPosts } from './Figures';
import { History } from './History';
import { InviteButton } from './InviteButton';
import { InvolvedBefore } from './Involved';
import { ListForm, OnLists } from './KeepForm';
import { LikenessText } from './Likeness';
import styles from './OneProfile.module.css';
import type { OneData } from './one.server';
import { PostWords } from './PostWords';
import { FormatStats, PriceStat } from './Prices';
import { CreatorName, ProfileCards } from './ProfileCards';
import { emailInviteAt, profileAt } from './paths';
import { Quality } from './Quality';
import type { Seen } from './seen';
import { activityLabel, useFigureOrigin, useNames } from './words';

/** Number of posts above the button that shows the rest. */
const SHOWN_POSTS = 6;

/** Number of similar creators that are shown before the user asks for more. */
export const SHOWN_SIMILAR = 6;

/** All data that the search has about one creator, with actions. */
export function OneProfile({ data }: { data: OneData }) {
  const { t } = useTranslation('search');
  const { profile, only, similar, histories, listActions, lists, open, key } = data;
  const presences = only ? profile.presences.filter(({ channel }) => channel === only) : profile.presences;
  return (
    <>
      <header className={styles.top}>
        <Avatar {...profile.face} size="huge" decorative />
        <CreatorName profile={profile} heading />
        <Favorite profile={profile} listActions={listActions} words />
        {listActions && profile.kind === 'member' && (
          <InviteButton key={profile.key} keys={[profile.key]} isInvolved={data.involved.length > 0} />
        )}
        {open && <ButtonLink to={open.path}>{t('profile.public')}</ButtonLink>}
      </header>
      {profile.kind === 'external' && (
        <Alert
          title={t('profile.external')}
          action={<ButtonLink to={emailInviteAt([profile.key])}>{t('invite.externalGo')}</ButtonLink>}
        >
          <ExternalContact presences={profile.presences} /> <OriginText origin={profile.origin} />
        </Alert>
      )}
      <InvolvedBefore projects={data.involved} />
      <KeyMetrics profile={profile} sampled={data.sampled} />
      <FormatStats profile={profile} />
      <Columns
        aside={
          <>
            <Facts profile={profile} />
            <Card title={t('quickView.keep')} level={2}>
              <OnLists lists={lists} />
              {listActions ? (
                <ListForm keys={[profile.key]} listActions={listActions} formKey={key} />
              ) : (
                <p className="muted">{t('staff')}</p>
              )}
            </Card>
          </>
        }
      >
        <Stack>
          {profile.bio && (
            <p className={styles.bio} dir="auto">
              {profile.bio}
            </p>
          )}
          <Section title={t('profile.figures')}>
            {profile.presences.length > 1 && <Channels data={data} />}
            <Figures presences={presences} sampled={data.sampled} />
          </Section>
          <Section title={t('history.title')}>
            <History histories={histories} />
          </Section>
          {data.qualities.length > 0 && (
            <Section title={t('quality.title')}>
              <Quality qualities={data.qualities} inBriefs={data.inBriefs} />
            </Section>
          )}
          <Section title={t('profile.audience')}>
            <Audience audience={profile.audience} />
          </Section>
          <div className={styles.shown}>
            <Posts posts={data.posts} first={SHOWN_POSTS} />
          </div>
          <PostWords found={data.postWords} />
          {open && (
            <div className={styles.shown}>
              <Portfolio projects={open.projects} />
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
                <SimilarCards rows={similar.slice(0, SHOWN_SIMILAR)} listActions={listActions} />
                {similar.length > SHOWN_SIMILAR && (
                  <Disclosure summary={t('profile.moreSimilar', { count: similar.length - SHOWN_SIMILAR })}>
                    <SimilarCards rows={similar.slice(SHOWN_SIMILAR)} listActions={listActions} />
                  </Disclosure>
                )}
              </>
            )}
          </Section>
        </Stack>
      </Columns>
    </>
  );
}

function SimilarCards({ rows, listActions }: { rows: OneData['similar'] } & Pick<OneData, 'listActions'>) {
  return (
    <ProfileCards
      rows={rows.map(({ reasons: _reasons, score: _score, likeness: _likeness, ...row }) => row)}
      listActions={listActions}
      below={({ key }) => {
        const one = rows.find((row) => row.key === key);
        return one && <LikenessText likeness={one.likeness} />;
      }}
    />
  );
}

function Channels({ data: { profile, only } }: { data: OneData }) {
  const { t } = useTranslation('search');
  const names = useNames();
  return (
    <nav aria-label={t('channels')} className={styles.channels}>
      <Link to={profileAt(profile.key)} aria-current={only === null ? 'page' : undefined} preventScrollReset>
        {t('profile.all')}
      </Link>
      {profile.presences.map(({ channel }) => (
        <Link
          key={channel}
          to={profileAt(profile.key, channel)}
          aria-current={only === channel ? 'page' : undefined}
          preventScrollReset
        >
          {names.channel(channel)}
        </Link>
      ))}
    </nav>
  );
}

function Facts({ profile }: Pick<OneData, 'profile'>) {
  const { t } = useTranslation('search');
  const { number, list, date } = useFormat();
  const names = useNames();
  const { kind, priceCents, evaluationAverage, evaluationCount, answerHours, languages, activeOn } = profile;
  const average = evaluationAverage === null ? '' : number(evaluationAverage);
  return (
    <Section title={t('profile.facts')}>
      <DefinitionList
        items={[
          {
            term: t(`profile.scopes.${scopeOfPrice(profile)}`),
            value:
              priceCents === null ? (
                t('profile.noPrice')
              ) : (
                <Money cents={priceCents} currency="BRL" emphasis="strong" />
              ),
          },
          {
            term: t('profile.rating'),
            value: average ? t('profile.rated', { average, count: evaluationCount }) : t('profile.noRating'),
          },
          {
            term: t('profile.answer'),
            value:
              answerHours === null ? '–' : t('compare.hours', { hours: number(Math.round(answerHours)) }),
          },
          { term: t('profile.languages'), value: list(languages.map(names.language)) || '–' },
          { term: t(activityLabel[kind]), value: activeOn ? date(activeOn, 'long') : '–' },
        ]}
      />
    </Section>
  );
}

/** A creator's key metrics. */
export function KeyMetrics({ profile, sampled = {} }: { profile: Seen; sampled?: SampledPosts }) {
  const { t } = useTranslation('search');
  const { compact, rate, number } = useFormat();
  const { followers, presences, evaluationAverage, answerHours } = profile;
  const originOf = useFigureOrigin();
  const largest = largestOf(presences);
  const origin = largest && originOf(largest, sampled[largest.channel]);
  const engagementBp = engagementOf(profile);
  return (
    <FigureRow>
      <Stat
        label={t('followers')}
        value={followers > 0 ? <span title={number(followers)}>{compact(followers)}</span> : undefined}
        {...(origin && { note: origin.followers })}
      />
      <Stat
        label={t('engagement')}
        value={engagementBp === null ? undefined : rate(engagementBp)}
        {...(origin && engagementBp !== null && { note: origin.engagement })}
      />
      <PriceStat profile={profile} />
      <Stat
        label={t('profile.rating')}
        value={evaluationAverage === null ? undefined : number(evaluationAverage)}
      />
      <Stat
        label={t('profile.answer')}
        value={
          answerHours === null ? undefined : t('compare.hours', { hours: number(Math.round(answerHours)) })
        }
      />
    </FigureRow>
  );
}
