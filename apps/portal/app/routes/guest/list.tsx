import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { GuestFrame } from '../../guest/GuestFrame';
import { loadGuestList } from '../../guest/list.server';
import { SharedList } from '../../guest/SharedList';
import type { RouteHandle } from '../../handle';
import { EmptyState, PageHeader } from '../../ui';

export const handle: RouteHandle = {
  title: 'authority:guest.listTitle',
  i18n: ['authority', 'search', 'options'],
};

export const loader = guestPage('list', loadGuestList);

/** A brand's shared list for a guest, read-only. */
export default function ListAsGuest() {
  const { t } = useTranslation(['authority', 'search']);
  const { title, company, note, members, hidden } = useLoaderData<typeof loader>();
  return (
    <GuestFrame company={company}>
      <PageHeader title={title} subtitle={note || t('authority:guest.listSubtitle', { company })} />
      {members.length === 0 ? (
        <EmptyState
          title={t('search:list.empty')}
          text={
            hidden > 0 ? t('authority:guest.listHidden', { count: hidden }) : t('authority:guest.listEmpty')
          }
        />
      ) : (
        <>
          <SharedList members={members} />
          {hidden > 0 && <p className="muted small">{t('authority:guest.listHidden', { count: hidden })}</p>}
        </>
      )}
    </GuestFrame>
  );
}
