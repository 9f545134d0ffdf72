import { useLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import { AcceptContracts } from '../../../contract/AcceptContracts';
import { acceptAllActions, loadWaitingContracts } from '../../../contract/acceptAll.server';
import type { RouteHandle } from '../../../handle';

export const handle: RouteHandle = {
  title: 'company:acceptAll.title',
  i18n: ['authority', 'shared', 'options', 'problems'],
};

export const loader = page('company', loadWaitingContracts);
export const action = acceptAllActions;

export default function Contracts() {
  return <AcceptContracts page={useLoaderData<typeof loader>()} />;
}
