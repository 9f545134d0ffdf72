import { MAX_SHARED } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { Link, useLoaderData, useLocation } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import { approveActions, loadApproval } from '../../../../briefing/approve/load.server';
import { SideBySide } from '../../../../briefing/approve/SideBySide';
import { Sums } from '../../../../briefing/approve/Sums';
import projectStyles from '../../../../briefing/project/project.module.css';
import type { RouteHandle } from '../../../../handle';
import { useFormat } from '../../../../i18n/use';
import { ShareButton } from '../../../../shareLinks/ShareButton';
import { ShareLinks } from '../../../../shareLinks/ShareLinks';
import { Columns, PageHeader } from '../../../../ui';

export const handle: RouteHandle = { title: 'company:approve.title', i18n: ['authority', 'problems'] };

export const loader = page('company', loadApproval);
export const action = approveActions;

export default function Approve() {
  const { t } = useTranslation('company');
  const { date } = useFormat();
  // Keeps the queue in the query string when the selection changes.
  const { search } = useLocation();
  const approval = useLoaderData<typeof loader>();
  const { row, offers, others, rounds, cast, agreements, guests, may } = approval;
  const shareable = offers.length <= MAX_SHARED;
  return (
    <>
      <PageHeader
        above={
          <Link to={`${areaPath.company}/briefing/${row.id}?view=proposals`} className={projectStyles.out}>
            <ArrowLeft aria-hidden="true" /> {t('approve.back')}
          </Link>
        }
        title={t('approve.title', { count: offers.length })}
        subtitle={[
          t('approve.subtitle', { project: row.title, count: offers.length }),
          ...(row.endsOn ? [t('approve.until', { day: date(row.endsOn, 'long') })] : []),
        ].join(' · ')}
        action={may && shareable && <ShareButton />}
      />
      <Columns
        stays
        asideFirst
        // Dialogs of one selection of proposals close when the page shows another one.
        aside={<Sums key={offers.map(({ id }) => id).join()} approval={{ ...approval, answers: true }} />}
      >
        <SideBySide
          offers={offers}
          others={others}
          cast={cast}
          brief={row}
          agreements={agreements}
          rounds={rounds}
          comparing={(ids) =>
            `${areaPath.company}/briefing/${row.id}/approve-proposal/${ids.join('-')}${search}`
          }
        />
        <ShareLinks
          shareLinks={guests}
          allows="approve-proposal"
          creatorIds={offers.map(({ creatorId }) => creatorId)}
          may={may && shareable}
        />
        {may && !shareable && (
          <p className="muted small">{t('approve.tooManyToShare', { value: MAX_SHARED })}</p>
        )}
      </Columns>
    </>
  );
}
