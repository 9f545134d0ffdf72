import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Avatar, type Column, Money, Table } from '../ui';
import { Favorite } from './Favorite';
import type { ListActions } from './listActions.server';
import { Pick, type Picking, PickToken } from './Pick';
import type { Shown } from './ProfileCards';
import cardStyles from './ProfileCards.module.css';
import styles from './ProfileTable.module.css';
import { profileAt } from './paths';
import { Why } from './Why';
import { useNames } from './words';

/** The same creators, their figures under each other. */
export function ProfileTable({
  rows,
  listActions,
  picking,
}: {
  rows: readonly Shown[];
  listActions: ListActions;
  picking: Picking;
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
          <Pick profile={profile} picking={picking} />
          <Avatar {...profile.face} size="small" decorative />
          <span className={cardStyles.who}>
            <Link to={profileAt(profile.key)}>{profile.name}</Link>
            <span className="muted small">
              {[
                profile.mainSkill && names.skill(profile.mainSkill),
                list(profile.presences.slice(0, 3).map(({ channel }) => names.channel(channel))),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Favorite profile={profile} listActions={listActions} />
        </span>
      ),
    },
    { key: 'followers', header: t('followers'), align: 'end', cell: ({ followers }) => compact(followers) },
    {
      key: 'engagement',
      header: t('engagement'),
      align: 'end',
      cell: ({ engagementBp }) => (engagementBp > 0 ? rate(engagementBp) : '–'),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      cell: ({ priceCents }) => (priceCents === null ? '–' : <Money cents={priceCents} />),
    },
    { key: 'why', header: t('whyHead'), long: true, cell: ({ reasons = [] }) => <Why reasons={reasons} /> },
  ];
  return (
    <>
      <PickToken />
      <Table caption={t('results')} columns={columns} rows={rows} rowKey={({ key }) => key} empty={null} />
    </>
  );
}
