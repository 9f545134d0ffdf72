import { useLoaderData } from '@remix-run/react';
import { actions } from '../../../../adapters/form.server';
import { page } from '../../../../adapters/page.server';
import type { RouteHandle } from '../../../../handle';
import { PlanHead } from '../../../../squadPlan/PlanHead';
import { VisionPage } from '../../../../squadPlan/VisionPage';
import { loadVision, visionHandler } from '../../../../squadPlan/vision.server';

export const handle: RouteHandle = {
  title: 'squadPlan:titles.squad-vision',
  i18n: ['squadPlan', 'options', 'resources', 'problems'],
};

export const loader = page('company', loadVision);
export const action = actions('company', { save: visionHandler });

export default function SquadVision() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <PlanHead loaded={loaded} page="squad-vision" />
      <VisionPage key={loaded.newest} loaded={loaded} />
    </>
  );
}
