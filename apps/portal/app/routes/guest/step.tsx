import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { GuestFrame } from '../../guest/GuestFrame';
import { NameGate } from '../../guest/NameGate';
import type { RouteHandle } from '../../handle';
import { Waiting } from '../../squadPlan/ApprovalPage';
import { guestStepActions, loadGuestStep } from '../../squadPlan/approval.server';
import { StepContent } from '../../squadPlan/StepContent';
import { EmptyState, PageHeader } from '../../ui';

export const handle: RouteHandle = {
  title: 'squadPlan:titles.squad-step-approve',
  i18n: ['squadPlan', 'authority', 'resources', 'problems'],
};

export const loader = guestPage('step', loadGuestStep);
export const action = guestStepActions;

/** The step of a squad's plan that waits for approval, for a guest. */
export default function StepAsGuest() {
  const { t } = useTranslation('squadPlan');
  const [search] = useSearchParams();
  const { title, company, guest, shown, waiting } = useLoaderData<typeof loader>();
  return (
    <GuestFrame company={company}>
      <PageHeader
        title={t('titles.squad-step-approve')}
        subtitle={`${title}: ${t('subtitles.squad-step-approve')}`}
      />
      {shown ? (
        <>
          <NameGate name={guest} />
          <Waiting waiting={waiting} at={shown.step.id} query={`&grant=${search.get('grant') ?? ''}`} />
          <StepContent shown={shown} may={guest !== ''} reader={guest} />
        </>
      ) : (
        <EmptyState title={t('approval.none')} text={t('approval.guestNone', { company })} />
      )}
    </GuestFrame>
  );
}
