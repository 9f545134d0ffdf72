import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { payActions } from '../../../pay/actions.server';
import { loadPayDraft } from '../../../pay/load.server';
import { PayFrame } from '../../../pay/PayFrame';
import { ProposalForm } from '../../../pay/ProposalForm';

export const handle: RouteHandle = { title: 'pay:tabs.proposal', i18n: ['pay', 'problems', 'resources'] };

export const loader = creatorPage(loadPayDraft);
export const action = payActions;

export default function PayProposal() {
  const page = useCreatorData<typeof loader>();
  const { row } = page;
  return (
    <PayFrame page={page} tab="proposal">
      {row && <ProposalForm page={{ ...page, row }} />}
    </PayFrame>
  );
}
