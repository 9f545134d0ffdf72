import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { Button, type Column, DateText, Disclosure, StatusChip, Table } from '../ui';
import { ApprovalText } from './ApprovalText';
import type { Colleague } from './colleague';
import styles from './team.module.css';

export interface Invited {
  readonly id: number;
  readonly kind: 'member' | 'creator';
  readonly name: string;
  readonly email: string;
  /** Title of the project for which a creator is invited. */
  readonly project: string | null;
  readonly sentAt: string;
  readonly expiresAt: string;
  /** Approval limit after acceptance; null for creators, and for members without a limit. */
  readonly approves: Colleague['approves'];
  readonly invitationStatus: 'open' | 'accepted' | 'withdrawn' | 'expired';
}

/**
 * Open invitations. Expired ones, which can be sent again, are behind a disclosure; accepted and withdrawn
 * ones are left out.
 */
export function OpenInvitations({ rows, owns }: { rows: readonly Invited[]; owns: boolean }) {
  const { t } = useTranslation('team');
  const of = (status: Invited['invitationStatus']) =>
    rows.filter(({ invitationStatus }) => invitationStatus === status);
  const expired = of('expired');
  return (
    <>
      <Invitations rows={of('open')} owns={owns} />
      {expired.length > 0 && (
        <Disclosure summary={t('invite.expired', { count: expired.length })}>
          <Invitations rows={expired} owns={owns} />
        </Disclosure>
      )}
    </>
  );
}

/** The company's invitations with their states. */
export function Invitations({ rows, owns }: { rows: readonly Invited[]; owns: boolean }) {
  const { t } = useTranslation(['team', 'options']);
  const columns: Column<Invited>[] = [
    {
      key: 'name',
      header: t('people.name'),
      primary: true,
      cell: ({ name, email }) => (
        <span className={styles.two}>
          <span>{name}</span>
          <span className="muted small">{email}</span>
        </span>
      ),
    },
    {
      key: 'kind',
      header: t('invite.kind'),
      cell: ({ kind, project, approves }) => (
        <span className={styles.two}>
          <span>{t(`options:invitationKind.${kind}`)}</span>
          {project && <span className="muted small">{project}</span>}
          {approves && (
            <span className="muted small">
              <ApprovalText approves={approves} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'status',
      header: t('invite.status'),
      cell: ({ invitationStatus }) => (
        <StatusChip status={invitationStatus}>{t(`invitationStatus.${invitationStatus}`)}</StatusChip>
      ),
    },
    { key: 'sent', header: t('invite.sent'), cell: ({ sentAt }) => <DateText value={sentAt} /> },
    {
      key: 'until',
      header: t('invite.until'),
      cell: ({ invitationStatus, expiresAt }) =>
        invitationStatus === 'open' ? <DateText value={expiresAt} /> : '–',
    },
    ...(owns ? [{ key: 'do', header: t('people.do'), cell: (row: Invited) => <Moves row={row} /> }] : []),
  ];
  return (
    <Table
      caption={t('invite.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p className="muted">{t('invite.none')}</p>}
    />
  );
}

function Moves({ row: { id, name, email, invitationStatus } }: { row: Invited }) {
  const { t } = useTranslation('team');
  if (invitationStatus !== 'open' && invitationStatus !== 'expired') return null;
  return (
    <div className={styles.moves}>
      {(['resend', 'withdraw'] as const).map((move) => (
        <MoveDialog
          key={move}
          intent={move}
          fields={{ id }}
          danger={move === 'withdraw'}
          title={t(`moves.${move}.title`, { name })}
          text={t(`moves.${move}.text`, { email })}
          confirm={t(`moves.${move}.do`)}
          trigger={
            <Button size="small" variant="plain" aria-label={t(`moves.${move}.label`, { name })}>
              {t(`moves.${move}.do`)}
            </Button>
          }
        />
      ))}
    </div>
  );
}
