import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../adapters/guest.server';
import { Agreement } from '../briefing/approve/Agreement';
import { Sums } from '../briefing/approve/Sums';
import { ProposalCard } from '../briefing/project/ProposalCard';
import projectStyles from '../briefing/project/project.module.css';
import { guestApprovalActions, loadGuestApproval } from '../guest/approval.server';
import { GuestFrame } from '../guest/GuestFrame';
import { NameGate } from '../guest/NameGate';
import type { RouteHandle } from '../handle';
import { Columns, EmptyState, PageHeader, Section } from '../ui';

export const handle: RouteHandle = {
  title: 'authority:guest.approveTitle',
  i18n: ['authority', 'client', 'options', 'problems', 'resources'],
};

export const loader = guestPage('approve-proposal', loadGuestApproval);
export const action = guestApprovalActions;

/** Proposals for somebody whom the brand lets approve them, all together. */
export default function ApproveAsGuest() {
  const { t } = useTranslation(['authority', 'client']);
  const approval = useLoaderData<typeof loader>();
  const { row, company, guest, offers, cast, agreements } = approval;
  return (
    <GuestFrame company={company}>
      <PageHeader
        title={t('guest.approveTitle')}
        lead={t('guest.approveLead', { project: row.title, company })}
      />
      {offers.length === 0 ? (
        <EmptyState title={t('guest.approved')} text={t('guest.approvedText', { company })} />
      ) : (
        <>
          <NameGate name={guest} />
          <Columns aside={<Sums approval={approval} />}>
            <Section title={t('client:approve.sideBySide')}>
              <div className={projectStyles.cards}>
                {offers.map((offer) => (
                  <ProposalCard
                    key={offer.id}
                    row={offer}
                    creator={cast[offer.creatorId]}
                    earlier={[]}
                    may={false}
                    choose={false}
                  />
                ))}
              </div>
            </Section>
            {agreements.length > 0 && (
              <Section title={t('client:approve.contracts')}>
                {agreements.map((one) => (
                  <Agreement key={one.creatorId} name={cast[one.creatorId]?.name ?? ''} text={one.text} />
                ))}
              </Section>
            )}
          </Columns>
        </>
      )}
    </GuestFrame>
  );
}
