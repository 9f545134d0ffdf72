import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { Piece } from '../../briefing/project/Piece';
import { Review } from '../../drafts/Review';
import { GuestFrame } from '../../guest/GuestFrame';
import { guestHiringActions, loadGuestHiring } from '../../guest/hiring.server';
import { NameGate } from '../../guest/NameGate';
import type { RouteHandle } from '../../handle';
import { EmptyState, PageHeader, Stack } from '../../ui';

export const handle: RouteHandle = {
  title: 'authority:guest.hiringTitle',
  i18n: ['authority', 'company', 'options', 'problems', 'resources', 'shared'],
};

export const loader = guestPage('content', loadGuestHiring);
export const action = guestHiringActions;

/** The drafts of a hiring, for a guest who may approve them or request changes. */
export default function HiringAsGuest() {
  const { t } = useTranslation('authority');
  const { pathname, search } = useLocation();
  const { title, creator, company, guest, work, own, includedRounds, kind, drafts } =
    useLoaderData<typeof loader>();
  /** Keeps only the share link's token in the query string, so that a file has one URL for all versions. */
  const grant = new URLSearchParams(search).get('grant') ?? '';
  const fileTo = (file: number) => `${pathname}/${file}?grant=${encodeURIComponent(grant)}`;
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
            <div key={piece.id} id={`piece-${piece.id}`}>
              <Piece
                level={2}
                piece={piece}
                creator={creator}
                fileTo={fileTo}
                kind={kind}
                project={{
                  may: guest !== '' && piece.status === 'draft_submitted',
                  includedRounds,
                }}
              >
                {drafts.versions.some(({ deliverableId }) => deliverableId === piece.id) && (
                  <>
                    {own[piece.id] && piece.status !== 'draft_submitted' && (
                      <p>
                        {t(
                          own[piece.id] === 'approve'
                            ? 'guest.youApprovedDraft'
                            : 'guest.youRequestedChanges',
                        )}
                      </p>
                    )}
                    <Review
                      piece={piece}
                      drafts={drafts}
                      fileTo={fileTo}
                      may={{ comment: guest !== '', resolve: false }}
                    />
                  </>
                )}
              </Piece>
            </div>
          ))}
        </Stack>
      )}
    </GuestFrame>
  );
}
