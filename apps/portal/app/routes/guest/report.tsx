import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { GuestFrame } from '../../guest/GuestFrame';
import type { RouteHandle } from '../../handle';
import { useFormat } from '../../i18n/use';
import { loadGuestReport } from '../../report/guest.server';
import { ReportBody } from '../../report/ReportBody';
import { useSubtitle } from '../../report/ReportHead';
import { closedText } from '../../report/words';
import { PageHeader } from '../../ui';
import { useAddress } from '../../ui/useAddress';

export const handle: RouteHandle = {
  title: 'report:title',
  i18n: ['report', 'options', 'authority'],
};

export const loader = guestPage('report', loadGuestReport);

/** A closed report for a guest. */
export default function ReportAsGuest() {
  const { t } = useTranslation(['report', 'options']);
  const formats = useFormat();
  const address = useAddress();
  const { title, company, closed, withMoney, shown } = useLoaderData<typeof loader>();
  return (
    <GuestFrame company={company}>
      <PageHeader title={title} subtitle={[useSubtitle(shown), closedText(t, formats, closed)].join(' · ')} />
      <ReportBody shown={shown} withMoney={withMoney} allPosts={address('posts', 'all')} />
    </GuestFrame>
  );
}
