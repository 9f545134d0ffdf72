import { possiblePoints, presencesAmong, type SearchQuery, shownFigures } from '@elenco/core/discovery';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Avatar, type Column, Score, Table, TwoLines } from '../ui';
import { AudienceShare } from './AudienceShare';
import { CaptionPosts } from './CaptionPosts';
import { Favorite } from './Favorite';
import { OriginMark } from './Figures';
import type { ListActions } from './listActions.server';
import { type ProfileSelection, SelectCheckbox } from './Pick';
import { PriceCell } from './Prices';
import type { Shown } from './ProfileCards';
import styles from './ProfileTable.module.css';
import { profileAt } from './paths';
import { QuickLink } from './QuickLink';
import { ReasonList } from './ReasonList';
import { useNames } from './words';

/** Creators as a table of metrics. */
export function ProfileTable({
  rows,
  listActions,
  picking,
  asked,
  onQuick,
}: {
  rows: readonly Shown[];
  listActions: ListActions;
  picking: ProfileSelection;
  asked: SearchQuery;
  onQuick: (key: string) => void;
}) {
  const { t } = useTranslation('search');
  const { compact, rate, list } = useFormat();
  const names = useNames();
  const columns: Column<Shown>[] = [
    {
      key: 'name',
      header: t('creatorHead'),
      primary: true,
      cell: (profile) => (
        <span className={styles.cell}>
          <SelectCheckbox profile={profile} picking={picking} />
          <TwoLines
            lead={<Avatar {...profile.face} size="small" decorative />}
            title={<Link to={profileAt(profile.key)}>{profile.name}</Link>}
            under={
              <>
                {[
                  profile.mainSkill && names.skill(profile.mainSkill),
                  [profile.city, profile.state].filter(Boolean).join(', '),
                  list(
                    presencesAmong(asked, profile.presences)
                      .slice(0, 2)
                      .map(({ channel }) => names.channel(channel)),
                  ),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                <OriginMark origin={profile.origin} />
              </>
            }
          />
        </span>
      ),
    },
    {
      key: 'followers',
      header: t('followers'),
      align: 'end',
      cell: (profile) => {
        const { channel, followers } = shownFigures(asked, profile);
        return (
          <>
            {followers > 0 ? compact(followers) : '–'}
            {channel && <div className="muted small">{names.channel(channel)}</div>}
          </>
        );
      },
    },
    {
      key: 'engagement',
      header: t('engagement'),
      align: 'end',
      cell: (profile) => {
        const { channel, engagementBp } = shownFigures(asked, profile);
        return (
          <>
            {engagementBp > 0 ? rate(engagementBp) : '–'}
            {channel && engagementBp > 0 && <div className="muted small">{names.channel(channel)}</div>}
          </>
        );
      },
    },
    {
      key: 'price',
      header: t(asked.priceFormat === null ? 'price' : 'weights.price'),
      align: 'end',
      cell: (profile) => (
        <div className={styles.price}>
          <PriceCell profile={profile} asked={asked} />
        </div>
      ),
    },
    {
      key: 'why',
      header: t('whyHead'),
      long: true,
      cell: ({ reasons = [], score, captionPosts, ...profile }) => (
        <div className={styles.why}>
          {score !== undefined && <Score value={score} of={possiblePoints(reasons)} />}
          <CaptionPosts count={captionPosts} />
          <AudienceShare profile={profile} asked={asked} />
          <ReasonList reasons={reasons} short />
        </div>
      ),
    },
    {
      key: 'favorite',
      header: t('favorites.title'),
      headless: true,
      align: 'end',
      cell: (profile) => (
        <span className={styles.tools}>
          <QuickLink profile={profile} onOpen={onQuick} />
          <Favorite profile={profile} listActions={listActions} />
        </span>
      ),
    },
  ];
  return (
    <Table caption={t('results')} columns={columns} rows={rows} rowKey={({ key }) => key} empty={null} />
  );
}
