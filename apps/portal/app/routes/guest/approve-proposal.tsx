import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { SideBySide } from '../../briefing/approve/SideBySide';
import { Sums } from '../../briefing/approve/Sums';
import { guestApprovalActions, loadGuestApproval } from '../../guest/approval.server';
import { GuestFrame } from '../../guest/GuestFrame';
import { NameGate } from '../../guest/NameGate';
import type { RouteHandle } from '../../handle';
import { useFormat } from '../../i18n/use';
import { Columns, EmptyState, PageHeader } from '../../ui';

export const handle: RouteHandle = {
  title: 'authority:guest.approveTitle',
  i18n: ['authority', 'company', 'options', 'problems', 'resources'],
};

export const loader = guestPage('approve-proposal', loadGuestApproval);
export const action = guestApprovalActions;

/** Proposals for a guest who may approve all of them together. */
export default function ApproveAsGuest() {
  const { t } = useTranslation('authority');
  const approval = useLoaderData<typeof loader>();
  const { row, company, guest, offers, cast, agreements, approved } = approval;
  const { money, list } = useFormat();
  return (
    <GuestFrame company={company}>
      <PageHeader
        title={t('guest.approveTitle')}
        subtitle={t('guest.approveSubtitle', { project: row.title, company })}
      />
      {offers.length === 0 ? (
        <EmptyState
          title={
            approved
              ? t('guest.youApproved', {
                  count: approved.names.length,
                  names: list(approved.names),
                  sum: money(approved.totalCents, row.currency),
                })
              : t('guest.approved')
          }
          text={t(approved ? 'guest.youApprovedNext' : 'guest.approvedText', { company })}
        />
      ) : (
        <>
          <NameGate name={guest} />
          <Columns stays aside={<Sums approval={approval} />}>
            <SideBySide offers={offers} cast={cast} brief={row} agreements={agreements} />
          </Columns>
        </>
      )}
    </GuestFrame>
  );
}
