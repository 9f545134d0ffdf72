import { useLoaderData } from '@remix-run/react';
import { page } from '../../../../adapters/page.server';
import type { RouteHandle } from '../../../../handle';
import { PlanHead } from '../../../../squadPlan/PlanHead';
import { StepsPage } from '../../../../squadPlan/StepsPage';
import { loadSteps, stepActions } from '../../../../squadPlan/steps.server';

export const handle: RouteHandle = {
  title: 'squadPlan:titles.squad-step',
  i18n: ['squadPlan', 'resources', 'problems'],
};

export const loader = page('company', loadSteps);
export const action = stepActions;

export default function SquadStep() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <PlanHead loaded={loaded} page="squad-step" />
      <StepsPage loaded={loaded} />
    </>
  );
}
