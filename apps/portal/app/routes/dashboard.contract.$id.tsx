import { Link, useLoaderData } from '@remix-run/react';
import { Download, Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { actions } from '../adapters/form.server';
import { page } from '../adapters/page.server';
import { contractActions } from '../contract/actions.server';
import { Course } from '../contract/Course';
import styles from '../contract/contract.module.css';
import { Evidence } from '../contract/Evidence';
import { Facts } from '../contract/Facts';
import { loadContract } from '../contract/load.server';
import { Sign } from '../contract/Sign';
import { Standing } from '../contract/Standing';
import { Terms } from '../contract/Terms';
import { Withdraw } from '../contract/Withdraw';
import type { RouteHandle } from '../handle';
import { SharedFrame } from '../shell/SharedFrame';
import { loadSharedFrame } from '../shell/shared.server';
import { ButtonLink, Columns, PageHeader, Row, StatusChip } from '../ui';

export const handle: RouteHandle = {
  title: 'shared:contract.title',
  i18n: ['shared', 'resources', 'client', 'professional'],
};

export const loader = page('shared', async (visit) => {
  const [frame, contract] = await Promise.all([loadSharedFrame(visit), loadContract(visit)]);
  return { frame, ...contract };
});

export const action = actions('shared', contractActions);

export default function Contract() {
  const { t } = useTranslation(['shared', 'resources']);
  const { frame, ...page } = useLoaderData<typeof loader>();
  const { id, contract, parties, project, staff, mayAccept, mayWithdraw, chargeId } = page;
  return (
    <SharedFrame frame={frame}>
      <PageHeader
        above={
          <Row>
            <Link to={project} reloadDocument={staff} className={styles.unprinted}>
              {t('contract.back')}
            </Link>
            <StatusChip status={contract.status}>
              {t(`resources:contracts.status.${contract.status}`)}
            </StatusChip>
          </Row>
        }
        title={contract.title}
        lead={`${t('contract.heading', { id })} · ${t('contract.between', { company: parties.tradeName, creator: parties.creatorName })}`}
        action={
          <div className={styles.actions}>
            {chargeId !== null && (
              <ButtonLink
                to={`/dashboard/charge/${chargeId}.pdf`}
                icon={<Receipt aria-hidden="true" />}
                reloadDocument
                download
              >
                {t('contract.slip')}
              </ButtonLink>
            )}
            <ButtonLink
              to={`/dashboard/contract/${id}.pdf`}
              icon={<Download aria-hidden="true" />}
              reloadDocument
              download
            >
              {t('contract.pdf')}
            </ButtonLink>
          </div>
        }
      />
      <Standing page={page} />
      <Columns
        aside={
          <>
            <Facts page={page} />
            {mayAccept && <Sign page={page} />}
            <Evidence page={page} />
            <Course steps={page.steps} />
            {mayWithdraw && <Withdraw page={page} />}
          </>
        }
      >
        <Terms text={contract.text} />
      </Columns>
    </SharedFrame>
  );
}
