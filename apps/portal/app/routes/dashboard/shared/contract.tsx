import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import { Amendments } from '../../../contract/Amendments';
import { contractActions } from '../../../contract/actions.server';
import { ContractHistory } from '../../../contract/ContractHistory';
import { ContractStatus } from '../../../contract/ContractStatus';
import { Ending } from '../../../contract/Ending';
import { EndingPrice } from '../../../contract/EndingPrice';
import { Evidence } from '../../../contract/Evidence';
import type { EndingPage } from '../../../contract/ending.server';
import { Facts } from '../../../contract/Facts';
import { Head } from '../../../contract/Head';
import { type ContractPage, loadContract } from '../../../contract/load.server';
import { AcceptContractForm } from '../../../contract/Sign';
import { Terms } from '../../../contract/Terms';
import { Withdraw } from '../../../contract/Withdraw';
import { StageHead } from '../../../creator/StageHead';
import type { RouteHandle } from '../../../handle';
import { SharedFrame } from '../../../shell/SharedFrame';
import { loadSharedFrame } from '../../../shell/shared.server';
import { TrackRecord } from '../../../trackRecord/TrackRecord';
import { Columns } from '../../../ui';

export const handle: RouteHandle = {
  title: 'shared:contract.title',
  i18n: ['shared', 'resources', 'company', 'creator', 'options', 'trackRecord'],
};

export const loader = page('shared', async (ctx) => {
  const [frame, contract] = await Promise.all([loadSharedFrame(ctx), loadContract(ctx)]);
  return { frame, ...contract };
});

export const action = actions('shared', contractActions);

export default function Contract() {
  const { t } = useTranslation('shared');
  const { frame, ...page } = useLoaderData<typeof loader>();
  return (
    <SharedFrame frame={frame}>
      <Head page={page} />
      {page.stage && (
        <StageHead
          stage={page.stage}
          company={page.parties.tradeName}
          document={page.document}
          action={
            page.mayAccept ? (
              <a href="#accept">{t('contract.toSign')}</a>
            ) : (
              <Link to={page.project}>{t('contract.back')}</Link>
            )
          }
        />
      )}
      {page.stage?.own || <ContractStatus page={page} />}
      <Columns
        aside={
          <>
            <Facts page={page} />
            {page.ending && (
              <Ending
                page={page}
                ending={page.ending}
                price={<EndingPrice {...ofEnding(page, page.ending)} />}
                sums={<EndingPrice {...ofEnding(page, page.ending)} short />}
              />
            )}
            <Evidence page={page} />
            <ContractHistory steps={page.steps} />
            {page.mayWithdraw && <Withdraw page={page} />}
          </>
        }
      >
        <Amendments amendments={page.amendments} />
        <Terms text={page.contract.text} textEnglish={page.contract.textEnglish} />
        {page.record && <TrackRecord shown={{ kind: 'exact', record: page.record }} />}
        {page.mayAccept && !page.pending && <AcceptContractForm page={page} />}
      </Columns>
    </SharedFrame>
  );
}

const ofEnding = ({ side, legalForm, parties: { kind } }: ContractPage, ending: EndingPage) => ({
  ending,
  kind,
  creator: side === 'creator',
  legalForm,
});
