import { useLoaderData, useLocation } from '@remix-run/react';
import { Download, Sheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { GuestFrame } from '../../guest/GuestFrame';
import type { RouteHandle } from '../../handle';
import { useFormat } from '../../i18n/use';
import { loadGuestReport } from '../../report/guest.server';
import { ReportBody } from '../../report/ReportBody';
import { useSubtitle } from '../../report/ReportHead';
import { closedText } from '../../report/words';
import { ButtonLink, PageHeader } from '../../ui';
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
  const { pathname, search } = useLocation();
  const { title, company, closed, withMoney, shown } = useLoaderData<typeof loader>();
  const file = (kind: 'pdf' | 'xlsx') => `${pathname}.${kind}${search}`;
  return (
    <GuestFrame company={company}>
      <PageHeader
        title={title}
        subtitle={[useSubtitle(shown), closedText(t, formats, closed)].join(' · ')}
        action={
          <>
            <ButtonLink to={file('xlsx')} reloadDocument icon={<Sheet aria-hidden="true" />}>
              {t('xlsx')}
            </ButtonLink>
            <ButtonLink
              to={file('pdf')}
              reloadDocument
              variant="primary"
              icon={<Download aria-hidden="true" />}
            >
              {t('pdf')}
            </ButtonLink>
          </>
        }
      />
      <ReportBody shown={shown} withMoney={withMoney} allPosts={address('posts', 'all')} />
    </GuestFrame>
  );
}
