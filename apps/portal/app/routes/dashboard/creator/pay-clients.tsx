import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { payActions } from '../../../pay/actions.server';
import { ClientForm } from '../../../pay/ClientForm';
import { loadPayClient } from '../../../pay/load.server';
import { PayFrame } from '../../../pay/PayFrame';

export const handle: RouteHandle = { title: 'pay:tabs.client', i18n: ['pay', 'problems', 'resources'] };

export const loader = creatorPage(loadPayClient);
export const action = payActions;

export default function PayClient() {
  const page = useCreatorData<typeof loader>();
  const { row, client } = page;
  return (
    <PayFrame page={page} tab="client">
      {row && client && (
        <ClientForm
          key={JSON.stringify(client)}
          client={client}
          countries={page.countries}
          earlier={page.earlier}
        />
      )}
    </PayFrame>
  );
}
