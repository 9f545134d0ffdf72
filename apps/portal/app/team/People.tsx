import type { Currency } from '@elenco/core/kit';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../help/HelpLink';
import { Avatar, type Column, DateText, StatusChip, Table } from '../ui';
import { ApprovalText } from './ApprovalText';
import { CompanyRoles } from './CompanyRoles';
import type { Colleague } from './colleague';
import styles from './team.module.css';

type Props = {
  people: readonly Colleague[];
  companyId: number;
  own: number;
  owns: boolean;
  /** Currency of approval limits. */
  currency: Currency;
};

/** The company's users, with actions for owners. */
export function People({ people, companyId, own, owns, currency }: Props) {
  const { t } = useTranslation('team');
  const columns: Column<Colleague>[] = [
    {
      key: 'name',
      header: t('people.name'),
      primary: true,
      cell: ({ id, name }) => (
        <span className={styles.who}>
          <Avatar id={id} name={name} size="small" decorative />
          <span className={styles.name}>
            <Link to={`${areaPath.company}/${companyId}/profile/${id}`}>{name}</Link>
            {id === own && <span className="muted"> {t('people.you')}</span>}
          </span>
        </span>
      ),
    },
    { key: 'email', header: t('people.email'), cell: ({ email }) => email },
    {
      key: 'companyRole',
      header: t('people.companyRole'),
      cell: ({ companyRole, suspended, approves, last }) =>
        suspended ? (
          <StatusChip tone="stopped">{t('people.suspended')}</StatusChip>
        ) : (
          <>
            <StatusChip tone={companyRole === 'owner' ? 'good' : 'neutral'}>
              {t(`companyRoles.${companyRole}`)}
            </StatusChip>
            {owns && last && <div className="muted small">{t('companyRoles.last')}</div>}
            {approves && (
              <div className="muted small">
                <ApprovalText approves={approves} />{' '}
                <HelpLink audience="brand" term="approval-limit" name={t('approval.term')} />
              </div>
            )}
          </>
        ),
    },
    { key: 'since', header: t('people.since'), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    ...(owns
      ? [
          {
            key: 'do',
            header: t('people.do'),
            headless: true,
            phone: 'corner' as const,
            align: 'end' as const,
            cell: (row: Colleague) => (
              <CompanyRoles person={row} oneself={row.id === own} currency={currency} />
            ),
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
