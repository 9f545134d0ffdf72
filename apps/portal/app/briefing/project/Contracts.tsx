import { contractsAt } from '@elenco/core/operations';
import { useTranslation } from 'react-i18next';
import { Amendments } from '../../contract/Amendments';
import { RequestAmendment } from '../../contract/RequestAmendment';
import { useContractStatus } from '../../contract/useContractStatus';
import { ProfileLink } from '../../search/ProfileLink';
import {
  Avatar,
  ButtonLink,
  type Column,
  DateText,
  EmptyState,
  Money,
  Stack,
  StatusChip,
  Table,
} from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';

type Row = Project['contracts'][number];

/** Contracts with each creator, with links to the page on which a contract is read and accepted. */
export function Contracts({ project }: { project: Project }) {
  const { contracts, cast, may, amendments, pending, pressKey } = project;
  const { t } = useTranslation(['company', 'resources']);
  const statusOf = useContractStatus();
  const columns: Column<Row>[] = [
    {
      key: 'creator',
      header: t('contracts.creator'),
      primary: true,
      cell: ({ creatorId }) => {
        const creator = cast[creatorId];
        return (
          creator && (
            <span className={styles.face}>
              <Avatar {...creator.face} size="small" decorative />
              <span>
                <ProfileLink creatorId={creatorId} name={creator.name} findable={creator.findable} />
              </span>
            </span>
          )
        );
      },
    },
    {
      key: 'status',
      header: t('contracts.state'),
      cell: (row) => (
        <StatusChip status={row.status}>
          {row.status === 'sent' && row.companyAcceptedAt !== null
            ? t('contracts.signed')
            : statusOf(row, null)}
        </StatusChip>
      ),
    },
    { key: 'on', header: t('contracts.on'), cell: (row) => <DateText value={row.approvedOn} /> },
    {
      key: 'total',
      header: t('proposals.total'),
      align: 'end',
      cell: (row) => <Money cents={row.totalCents} currency={row.currency} emphasis="strong" />,
    },
    {
      key: 'read',
      header: t('contracts.text'),
      align: 'end',
      cell: (row) => (
        <ButtonLink
          to={`/dashboard/contract/${row.id}`}
          size="small"
          aria-label={t('contracts.readOf', { name: cast[row.creatorId]?.name })}
        >
          {may && row.status === 'sent' && row.companyAcceptedAt === null
            ? t('contracts.accept')
            : t('contracts.read')}
        </ButtonLink>
      ),
    },
  ];
  const nameOf = (creatorId: number) => cast[creatorId]?.name ?? '';
  const count = contracts.filter((row) => row.status === 'sent' && row.companyAcceptedAt === null).length;
  return (
    <Stack>
      {may && count > 1 && (
        <ButtonLink to={contractsAt({ project: project.row.id })} variant="primary">
          {t('next.together', { count })}
        </ButtonLink>
      )}
      <Table
        caption={t('project.views.contracts')}
        columns={columns}
        rows={contracts}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('contracts.none')} />}
      />
      <Amendments amendments={amendments} />
      {may && (
        <RequestAmendment contracts={contracts} pending={pending} nameOf={nameOf} pressKey={pressKey} />
      )}
    </Stack>
  );
}
