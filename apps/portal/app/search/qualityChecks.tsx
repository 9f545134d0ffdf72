import {
  type Quality as ChannelQuality,
  type Check,
  JUMP_SHARE,
  JUMP_TIMES,
  type Jump,
  percentileExtreme,
} from '@elenco/core/discovery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import styles from './Quality.module.css';
import { useNames } from './words';

/** Description of one quality rule for a channel. */
export interface QualityCheck {
  readonly name: Exclude<keyof ChannelQuality, 'channel'>;
  readonly title: string;
  /** The result, its calculation and its day; null if there is not enough data. */
  readonly known: { readonly value: string; readonly arithmetic: ReactNode; readonly on: string } | null;
  /** Data that the rule needs. */
  readonly missing: string;
}

/** Returns a function that describes each rule of a channel's quality. */
export function useChecks(): (quality: ChannelQuality) => readonly QualityCheck[] {
  const { t } = useTranslation('search');
  const { number, rate, percent } = useFormat();
  const names = useNames();
  const describe = <Figures,>(
    name: QualityCheck['name'],
    check: Check<Figures>,
    resultOf: (figures: Figures) => string,
    arithmeticOf: (figures: Figures) => ReactNode,
  ): QualityCheck => ({
    name,
    title: t(`quality.${name}.title`),
    known: check.isKnown
      ? { value: resultOf(check.figures), arithmetic: arithmeticOf(check.figures), on: check.on }
      : null,
    missing: check.isKnown
      ? ''
      : t(`quality.${name}.missing`, { has: number(check.has), needs: number(check.needs) }),
  });
  return ({ channel, jumps, peerRank, comments, regularity }) => [
    describe(
      'jumps',
      jumps,
      ({ jumps: { length } }) =>
        length === 0 ? t('quality.jumps.none') : t('quality.jumps.found', { count: length }),
      ({ jumps: found, usual, days }) => (
        <>
          {found.map((jump) => (
            <JumpText key={jump.from} jump={jump} />
          ))}
          <p>
            {t('quality.jumps.rule', {
              usual: number(usual),
              days: number(days),
              times: number(JUMP_TIMES),
              share: percent(JUMP_SHARE),
            })}
          </p>
        </>
      ),
    ),
    describe(
      'peerRank',
      peerRank,
      ({ percentile }) => {
        const extreme = percentileExtreme(percentile);
        return extreme
          ? t(`quality.peerRank.${extreme}`)
          : t('quality.peerRank.value', { percentile: number(percentile) });
      },
      ({ engagementBp, peers: { n, tier, skill } }) => (
        <p>
          {t('quality.peerRank.rule', {
            rate: rate(engagementBp),
            n: number(n),
            channel: names.channel(channel),
            size: t(`quality.sizes.${tier}`),
            skill: names.skill(skill),
          })}
        </p>
      ),
    ),
    describe(
      'comments',
      comments,
      ({ commentsPer100, sharesPer100 }) =>
        sharesPer100 === null
          ? t('quality.comments.value', { comments: number(commentsPer100) })
          : t('quality.comments.both', { comments: number(commentsPer100), shares: number(sharesPer100) }),
      ({ posts, likes, comments: written, shares }) => (
        <p>
          {t(shares === null ? 'quality.comments.rule' : 'quality.comments.ruleBoth', {
            comments: number(written),
            shares: number(shares ?? 0),
            likes: number(likes),
            posts: number(posts),
          })}
        </p>
      ),
    ),
    describe(
      'regularity',
      regularity,
      ({ active, weeks }) => t('quality.regularity.value', { active: number(active), weeks: number(weeks) }),
      ({ posts, weeks }) => <p>{t('quality.regularity.rule', { count: posts, weeks: number(weeks) })}</p>,
    ),
  ];
}

/** Result of a rule with its calculation and date, or the data that it lacks. */
export function CheckResult({ check: { known, missing } }: { check: QualityCheck }) {
  const { t } = useTranslation('search');
  const { date } = useFormat();
  if (!known) {
    return (
      <>
        <strong className="muted">{t('history.notEnough')}</strong>
        <span className="muted small">{missing}</span>
      </>
    );
  }
  return (
    <>
      <strong>{known.value}</strong>
      <div className="muted small">{known.arithmetic}</div>
      <span className="muted small">{t('quality.on', { date: date(known.on, 'long') })}</span>
    </>
  );
}

function JumpText({ jump: { from, to, gained, posts } }: { jump: Jump }) {
  const { t } = useTranslation('search');
  const { date, number } = useFormat();
  const postsText =
    posts === null
      ? t('quality.jumps.postsUnknown')
      : posts === 0
        ? t('quality.jumps.noPosts')
        : t('quality.jumps.posts', { count: posts });
  return (
    <p className={styles.jump}>
      {t('quality.jumps.one', { from: date(from), to: date(to, 'long'), gained: number(gained), postsText })}
    </p>
  );
}
