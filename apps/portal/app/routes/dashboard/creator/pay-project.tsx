import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { payActions } from '../../../pay/actions.server';
import { loadPayDraft } from '../../../pay/load.server';
import { PayFrame } from '../../../pay/PayFrame';
import { ProjectForm } from '../../../pay/ProjectForm';

export const handle: RouteHandle = {
  title: 'pay:tabs.project',
  i18n: ['pay', 'problems', 'resources', 'options'],
};

export const loader = creatorPage(loadPayDraft);
export const action = payActions;

export default function PayProject() {
  const page = useCreatorData<typeof loader>();
  const { row } = page;
  return (
    <PayFrame page={page} tab="project">
      <ProjectForm key={row?.id} row={row} />
    </PayFrame>
  );
}
