import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { AttributeTable, Avatar, type CompareLine, DateText, Money } from '../ui';
import { Favorite } from './Favorite';
import favoriteStyles from './Favorite.module.css';
import { OriginText } from './Figures';
import memberStyles from './ListMembers.module.css';
import type { Comparison } from './one.server';
import cardStyles from './ProfileCards.module.css';
import { compareAt, profileAt } from './paths';
import type { Seen } from './seen';
import { useNames } from './words';

/** Creators side by side, one row per attribute; `–` for unknown values. */
export function CompareTable({ rows, listActions, from }: Pick<Comparison, 'rows' | 'listActions' | 'from'>) {
  const { t } = useTranslation('search');
  const lines = useLines();
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
          <span className={memberStyles.order}>
            <Favorite profile={profile} listActions={listActions} />
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
          </span>
        </>
      )}
    />
  );
}

function useLines(): CompareLine<Seen>[] {
  const { t } = useTranslation(['search', 'options']);
  const { compact, rate, number, list } = useFormat();
  const names = useNames();
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
    { head: t('followers'), cell: ({ followers }) => (followers > 0 ? compact(followers) : null) },
    { head: t('engagement'), cell: ({ engagementBp }) => (engagementBp > 0 ? rate(engagementBp) : null) },
    {
      head: t('price'),
      cell: ({ priceCents }) => (priceCents === null ? null : <Money cents={priceCents} currency="BRL" />),
    },
    {
      head: t('channels'),
      cell: ({ presences }) =>
        list(presences.map(({ channel, followers }) => `${names.channel(channel)} ${compact(followers)}`)) ||
        null,
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
    { head: t('compare.active'), cell: ({ activeOn }) => activeOn && <DateText value={activeOn} /> },
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
