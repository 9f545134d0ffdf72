import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Avatar, type Column, DateText, StatusChip, Table } from '../ui';
import { CompanyRoles } from './CompanyRoles';
import type { Colleague } from './colleague';
import styles from './team.module.css';

type Props = { people: readonly Colleague[]; companyId: number; own: number; owns: boolean };

/** Everybody who works for the company, and for its owners what can be done about it. */
export function People({ people, companyId, own, owns }: Props) {
  const { t } = useTranslation('team');
  const columns: Column<Colleague>[] = [
    {
      key: 'name',
      header: t('people.name'),
      primary: true,
      cell: ({ id, name }) => (
        <span className={styles.who}>
          <Avatar id={id} name={name} size="small" decorative />
          <span>
            <Link to={`/dashboard/client/${companyId}/profile/${id}`}>{name}</Link>
            {id === own && <span className="muted"> {t('people.you')}</span>}
          </span>
        </span>
      ),
    },
    { key: 'email', header: t('people.email'), cell: ({ email }) => email },
    {
      key: 'companyRole',
      header: t('people.companyRole'),
      cell: ({ companyRole, suspended }) =>
        suspended ? (
          <StatusChip tone="stopped">{t('people.suspended')}</StatusChip>
        ) : (
          <StatusChip tone={companyRole === 'owner' ? 'good' : 'neutral'}>
            {t(`companyRoles.${companyRole}`)}
          </StatusChip>
        ),
    },
    { key: 'since', header: t('people.since'), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    ...(owns
      ? [
          {
            key: 'do',
            header: t('people.do'),
            cell: (row: Colleague) => <CompanyRoles person={row} oneself={row.id === own} />,
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={t('people.title')}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      empty={<p>{t('people.none')}</p>}
    />
  );
}
