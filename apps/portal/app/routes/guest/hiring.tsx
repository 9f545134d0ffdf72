import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { Piece } from '../../briefing/project/Piece';
import { GuestFrame } from '../../guest/GuestFrame';
import { guestHiringActions, loadGuestHiring } from '../../guest/hiring.server';
import { NameGate } from '../../guest/NameGate';
import type { RouteHandle } from '../../handle';
import { EmptyState, PageHeader, Stack } from '../../ui';

export const handle: RouteHandle = {
  title: 'authority:guest.hiringTitle',
  i18n: ['authority', 'client', 'options', 'problems', 'resources'],
};

export const loader = guestPage('content', loadGuestHiring);
export const action = guestHiringActions;

/** A hiring's content for somebody whom the brand asked to approve it, or to say what should change. */
export default function HiringAsGuest() {
  const { t } = useTranslation('authority');
  const { pathname, search } = useLocation();
  const { title, creator, company, guest, work, includedRounds } = useLoaderData<typeof loader>();
  return (
    <GuestFrame company={company}>
      <PageHeader
        title={t('guest.hiringTitle', { creator })}
        subtitle={t('guest.hiringSubtitle', { title, company })}
      />
      <NameGate name={guest} />
      {work.length === 0 ? (
        <EmptyState title={t('guest.nothing')} text={t('guest.nothingText')} />
      ) : (
        <Stack>
          {work.map((piece) => (
            <Piece
              key={piece.id}
              piece={piece}
              fileTo={(file) => `${pathname}/${file}${search}`}
              project={{
                may: guest !== '' && piece.status === 'draft_submitted',
                includedRounds,
              }}
            />
          ))}
        </Stack>
      )}
    </GuestFrame>
  );
}
