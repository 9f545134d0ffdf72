import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { ProfileLink } from '../../search/ProfileLink';
import { Avatar, type Column, Money, Score, Table } from '../../ui';
import { Reasons } from '../Reasons';
import type { Name, NamesProps } from './load.server';
import { PickOne } from './PickOne';

/** The names side by side for comparison. */
export function NameTable({ names, chosen, toggle }: NamesProps) {
  const { t } = useTranslation('company');
  const { compact, rate } = useFormat();
  const columns: Column<Name>[] = [
    {
      key: 'name',
      header: t('contracts.creator'),
      primary: true,
      cell: ({ creator }) => (
        <PickOne creatorId={creator.id} chosen={chosen} toggle={toggle}>
          <Avatar {...creator.face} size="small" decorative />
          {creator.name}
        </PickOne>
      ),
    },
    {
      key: 'followers',
      header: t('select.followers'),
      align: 'end',
      cell: ({ creator }) => compact(creator.followers),
    },
    {
      key: 'engagement',
      header: t('select.engagement'),
      align: 'end',
      cell: ({ creator }) => rate(creator.engagementBp),
    },
    {
      key: 'price',
      header: t('select.price'),
      align: 'end',
      cell: ({ creator }) =>
        creator.priceCents === null ? '–' : <Money cents={creator.priceCents} currency={creator.currency} />,
    },
    { key: 'score', header: t('select.match'), align: 'end', cell: ({ score }) => <Score value={score} /> },
    { key: 'why', header: t('select.why'), long: true, cell: ({ reasons }) => <Reasons reasons={reasons} /> },
    {
      key: 'profile',
      header: t('select.more'),
      headless: true,
      cell: ({ creator }) =>
        creator.findable !== undefined && (
          <ProfileLink creatorId={creator.id} name={creator.name} findable={creator.findable}>
            {t('select.profile', { name: creator.name })}
          </ProfileLink>
        ),
    },
  ];
  return (
    <Table caption={t('select.title')} columns={columns} rows={names} rowKey={({ id }) => id} empty={null} />
  );
}
