import { MAX_SHARED } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { Link, useLoaderData, useLocation } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import { OfferTable } from '../../../briefing/approve/OfferTable';
import { Agreements } from '../../../briefing/approve/SideBySide';
import { Sums } from '../../../briefing/approve/Sums';
import projectStyles from '../../../briefing/project/project.module.css';
import type { RouteHandle } from '../../../handle';
import { loadSquadApproval, squadApproveActions } from '../../../squad/approve/load.server';
import { squadAt } from '../../../squad/paths';
import { Columns, Money, More, PageHeader, Section } from '../../../ui';

export const handle: RouteHandle = { title: 'company:approve.title', i18n: ['problems'] };

export const loader = page('company', loadSquadApproval);
export const action = squadApproveActions;

type Part = ReturnType<typeof useLoaderData<typeof loader>>['parts'][number];

export default function ApproveInSquad() {
  const { t } = useTranslation('company');
  // Keeps the queue in the query string when the selection changes.
  const { search } = useLocation();
  const approval = useLoaderData<typeof loader>();
  const { row, offers, parts, cast } = approval;
  const approvalOf = (rows: typeof offers) =>
    `${squadAt(row.id)}/approve-proposals/${rows.map(({ id }) => id).join('-')}${search}`;
  return (
    <>
      <PageHeader
        above={
          <Link to={squadAt(row.id)} className={projectStyles.out}>
            <ArrowLeft aria-hidden="true" /> {row.title}
          </Link>
        }
        title={t('approve.title', { count: offers.length })}
        subtitle={t('approve.subtitle', { project: row.title, count: offers.length })}
      />
      <Columns stays asideFirst aside={<Sums approval={approval} />}>
        {parts.map((part) => (
          <Section
            key={part.id}
            title={part.title}
            action={<Money cents={part.totalCents} currency={row.currency} />}
          >
            <OfferTable
              offers={part.offers}
              cast={cast}
              rounds={part.rounds}
              brief={part.brief}
              without={(offer) => approvalOf(offers.filter((one) => one !== offer))}
            />
            <Agreements cast={cast} agreements={part.agreements} />
            <OtherApprover part={part} />
          </Section>
        ))}
      </Columns>
    </>
  );
}

/**
 * Link to a project's approval page, where the brand creates a share link for a different approver. A share
 * link covers one project.
 */
function OtherApprover({ part: { id, offers } }: { part: Part }) {
  const { t } = useTranslation('company');
  if (offers.length > MAX_SHARED) {
    return <p className="muted small">{t('approve.tooManyToShare', { value: MAX_SHARED })}</p>;
  }
  const creatorIds = offers.map(({ creatorId }) => creatorId).join('-');
  return (
    <More to={`${areaPath.company}/briefing/${id}/approve-proposal/${creatorIds}`}>{t('approve.share')}</More>
  );
}
