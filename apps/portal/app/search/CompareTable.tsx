import { type ProfileAudience, pricedFormats, priceOfFormat } from '@elenco/core/discovery';
import { largestOf } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { AttributeTable, Avatar, type CompareLine, DateText, Money, StatusChip } from '../ui';
import { AudienceOrigin } from './Audience';
import { audienceGroups } from './audienceGroups';
import { Favorite } from './Favorite';
import favoriteStyles from './Favorite.module.css';
import { OriginText } from './Figures';
import memberStyles from './ListMembers.module.css';
import type { Comparison } from './one.server';
import { POST_WORDS } from './PostWords';
import { ANY_PRICE, PriceCell, useFormatName } from './Prices';
import cardStyles from './ProfileCards.module.css';
import { compareAt, profileAt } from './paths';
import { ShareInPlaces } from './Quality';
import qualityStyles from './Quality.module.css';
import { CheckResult, useChecks } from './qualityChecks';
import { useFigureOrigin, useNames } from './words';

type Props = Pick<Comparison, 'rows' | 'listActions' | 'from' | 'postWords'> & {
  /** Removes a creator from the comparison; undefined if the comparison is in the URL of the page. */
  onRemove?: (key: string) => void;
};

/** Creators side by side, with one row per attribute; `–` for unknown values. */
export function CompareTable({ rows, listActions, from, postWords, onRemove }: Props) {
  const { t } = useTranslation('search');
  const lines = [...useLines(rows, postWords), ...useQualityLines(rows)];
  const keys = rows.map(({ key }) => key);
  return (
    <AttributeTable
      label={t('compare.title')}
      rowLabel={t('compare.row')}
      items={rows}
      keyOf={({ key }) => key}
      lines={lines}
      head={(profile) => (
        <>
          <Avatar {...profile.face} size="large" decorative />
          <Link to={profileAt(profile.key)} className={cardStyles.name}>
            {profile.name}
          </Link>
          {profile.kind === 'external' && <StatusChip tone="neutral">{t('kinds.external')}</StatusChip>}
          <span className={memberStyles.order}>
            <Favorite profile={profile} listActions={listActions} />
            {onRemove ? (
              <button
                type="button"
                aria-label={t('compare.drop', { name: profile.name })}
                className={favoriteStyles.star}
                onClick={() => onRemove(profile.key)}
              >
                <X aria-hidden="true" />
              </button>
            ) : (
              <Link
                to={compareAt(
                  keys.filter((key) => key !== profile.key),
                  from,
                )}
                aria-label={t('compare.drop', { name: profile.name })}
                className={favoriteStyles.star}
                preventScrollReset
              >
                <X aria-hidden="true" />
              </Link>
            )}
          </span>
        </>
      )}
    />
  );
}

type ComparedRow = Comparison['rows'][number];

function useLines(rows: readonly ComparedRow[], postWords: Props['postWords']): CompareLine<ComparedRow>[] {
  const { t } = useTranslation(['search', 'options']);
  const { compact, rate, number, list } = useFormat();
  const names = useNames();
  const formatName = useFormatName();
  return [
    {
      head: t('fields.skill'),
      cell: ({ mainSkill, tags }) =>
        list([...new Set([...(mainSkill ? [mainSkill] : []), ...tags])].map(names.skill)) || null,
    },
    {
      head: t('compare.place'),
      cell: ({ city, state, country }) =>
        [city, state, country && names.country(country)].filter(Boolean).join(', ') || null,
    },
    {
      head: t('followers'),
      cell: ({ followers, presences }) =>
        followers > 0 ? (
          <>
            <span title={number(followers)}>{compact(followers)}</span>
            <FigureOrigin of="followers" presences={presences} />
          </>
        ) : null,
    },
    {
      head: t('engagement'),
      cell: ({ engagementBp, presences }) =>
        engagementBp > 0 ? (
          <>
            {rate(engagementBp)}
            <FigureOrigin of="engagement" presences={presences} />
          </>
        ) : null,
    },
    {
      head: t('price'),
      cell: (profile) =>
        profile.priceCents === null ? null : <PriceCell profile={profile} asked={ANY_PRICE} />,
    },
    ...pricedFormats(rows).map((kind) => ({
      head: formatName(kind),
      cell: (profile: ComparedRow) => {
        const cents = priceOfFormat(profile, kind);
        return cents === null ? null : <Money cents={cents} currency="BRL" />;
      },
    })),
    {
      head: t('channels'),
      cell: ({ presences }) =>
        list(presences.map(({ channel, followers }) => `${names.channel(channel)} ${compact(followers)}`)) ||
        null,
    },
    {
      head: t('fields.audience'),
      cell: ({ audience }) => audience && <AudienceCell audience={audience} />,
    },
    {
      head: t('compare.work'),
      cell: ({ available }) => (available === null ? null : t(available ? 'available' : 'unavailable')),
    },
    {
      head: t('compare.answer'),
      cell: ({ answerHours }) =>
        answerHours === null ? null : t('compare.hours', { hours: number(Math.round(answerHours)) }),
    },
    {
      head: t('compare.rating'),
      cell: ({ evaluationAverage, evaluationCount }) =>
        evaluationAverage === null
          ? null
          : t('compare.rated', { average: number(evaluationAverage), count: evaluationCount }),
    },
    ...(postWords
      ? [
          {
            head: t('postWords.compare'),
            cell: ({ key, creatorId }: ComparedRow) => {
              const own = creatorId === null ? undefined : postWords[creatorId];
              if (!own || own.examined === 0) return null;
              return (
                <Link to={`${profileAt(key)}#${POST_WORDS}`}>
                  {t('postWords.of', { found: number(own.count), examined: number(own.examined) })}
                </Link>
              );
            },
          },
        ]
      : []),
    {
      head: t('compare.active'),
      cell: ({ activeOn, kind }) =>
        activeOn && (
          <>
            <DateText value={activeOn} />
            <div className="muted small">{t(`activityPlace.${kind}`)}</div>
          </>
        ),
    },
    {
      head: t('compare.source'),
      cell: ({ origin, presences }) =>
        origin ? (
          <OriginText origin={origin} />
        ) : (
          list([...new Set(presences.map(({ source }) => t(`options:figureSource.${source}`)))]) || null
        ),
    },
  ];
}

/** Quality of the largest channel, rule by rule, and the audience in the places of open briefs. */
function useQualityLines(rows: readonly ComparedRow[]): CompareLine<ComparedRow>[] {
  const { t } = useTranslation('search');
  const names = useNames();
  const checksOf = useChecks();
  const checks = new Map(rows.map(({ key, quality }) => [key, quality ? checksOf(quality) : []]));
  const [described = []] = [...checks.values()].filter(({ length }) => length > 0);
  const briefs = new Map(rows.flatMap(({ inBriefs }) => inBriefs.map(({ id, title }) => [id, title])));
  return [
    ...described.map(({ name, title }, n) => ({
      head: title,
      cell: ({ key, quality }: ComparedRow) => {
        const own = checks.get(key) ?? [];
        const check = own.find((one) => one.name === name);
        // Without data for any check, one sentence in the first row applies to all of them.
        if (own.every(({ known }) => !known)) {
          return n === 0 ? <span className="muted">{t('history.notEnough')}</span> : null;
        }
        return (
          check &&
          quality && (
            <div className={qualityStyles.compared}>
              <span className="muted small">{names.channel(quality.channel)}</span>
              <CheckResult check={check} />
            </div>
          )
        );
      },
    })),
    ...[...briefs].map(([id, title]) => ({
      key: `brief ${id}`,
      head: t('quality.places.title', { title }),
      cell: ({ inBriefs }: ComparedRow) => {
        const brief = inBriefs.find((one) => one.id === id);
        if (!brief) return null;
        return (
          <div className={qualityStyles.compared}>
            <ShareInPlaces brief={brief} />
          </div>
        );
      },
    })),
  ];
}

/** Origin of a creator's key metric: its account, its source or number of posts, and its date. */
function FigureOrigin({
  of,
  presences,
}: { of: 'followers' | 'engagement' } & Pick<ComparedRow, 'presences'>) {
  const originOf = useFigureOrigin();
  const largest = largestOf(presences);
  return largest && <div className="muted small">{originOf(largest)[of]}</div>;
}

/** The largest gender, age, country and city of an audience, with source and date. */
function AudienceCell({ audience }: { audience: ProfileAudience }) {
  const { t } = useTranslation(['search', 'options']);
  const format = useFormat();
  const largest = audienceGroups(audience, t, format, 1).flatMap(({ rows }) => rows);
  return (
    <>
      {largest.map(({ name, text }) => `${name} ${text}`).join(', ')}
      <div className="muted small">
        <AudienceOrigin audience={audience} />
      </div>
    </>
  );
}
