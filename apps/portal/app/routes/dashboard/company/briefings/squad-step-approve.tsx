import { useLoaderData } from '@remix-run/react';
import { page } from '../../../../adapters/page.server';
import type { RouteHandle } from '../../../../handle';
import { ApprovalPage } from '../../../../squadPlan/ApprovalPage';
import { loadStepApproval, stepApprovalActions } from '../../../../squadPlan/approval.server';
import { PlanHead } from '../../../../squadPlan/PlanHead';

export const handle: RouteHandle = {
  title: 'squadPlan:titles.squad-step-approve',
  i18n: ['squadPlan', 'authority', 'options', 'resources', 'problems'],
};

export const loader = page('company', loadStepApproval);
export const action = stepApprovalActions;

export default function SquadStepApprove() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <PlanHead loaded={loaded} page="squad-step-approve" />
      <ApprovalPage loaded={loaded} />
    </>
  );
}
