import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { BriefBlocks } from '../../briefing/BriefBlocks';
import { NameCards } from '../../briefing/select/NameCards';
import { GuestFrame } from '../../guest/GuestFrame';
import { MarkForm } from '../../guest/MarkForm';
import { NameGate } from '../../guest/NameGate';
import { guestSelectionActions, loadGuestSelection } from '../../guest/selection.server';
import type { RouteHandle } from '../../handle';
import { Disclosure, EmptyState, PageHeader } from '../../ui';

export const handle: RouteHandle = {
  title: 'authority:guest.selectTitle',
  i18n: ['authority', 'brief', 'company', 'options', 'problems'],
};

export const loader = guestPage('select', loadGuestSelection);
export const action = guestSelectionActions;

/** The brand's shortlist, for a guest who gives opinions and comments but does not decide. */
export default function SelectAsGuest() {
  const { t } = useTranslation('authority');
  const { title, brief, company, guest, open, names } = useLoaderData<typeof loader>();
  return (
    <GuestFrame company={company}>
      <PageHeader
        title={t('guest.selectTitle')}
        subtitle={t('guest.selectSubtitle', { project: title, company })}
      />
      {open ? (
        <>
          <Disclosure summary={t('guest.brief')}>
            <BriefBlocks brief={brief} closedFiles />
          </Disclosure>
          <NameGate name={guest} />
          <NameCards
            names={names}
            chosen={[]}
            toggle={undefined}
            below={({ id, creator }) =>
              guest && (
                <MarkForm
                  entryId={id}
                  creator={creator.name}
                  ownMark={names.find((one) => one.id === id)?.ownMark ?? null}
                />
              )
            }
          />
        </>
      ) : (
        <EmptyState title={t('guest.over')} text={t('guest.overText', { company })} />
      )}
    </GuestFrame>
  );
}
