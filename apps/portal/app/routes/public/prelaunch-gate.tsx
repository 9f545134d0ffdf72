import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { useEffect } from 'react';
import { secretPage } from '../../access/secretPage';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { onGatePassed, rememberGatePassed } from '../../prelaunch/flag';
import { GateForm } from '../../prelaunch/GateForm';
import { GatePage } from '../../prelaunch/GatePage';
import { loadGate, openGate } from '../../prelaunch/prelaunch.server';

export const handle: RouteHandle = { title: 'access:prelaunch.pageTitle', i18n: ['access', 'problems'] };

export const headers = secretPage;
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export const loader = page('public', async (ctx) => loadGate(ctx));
export const action = actions('public', { open: openGate });

/** The server responds to the right password with a redirect, which `serverAction` throws. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (answer) {
    if (answer instanceof Response && answer.headers.has('Location')) rememberGatePassed();
    throw answer;
  }
}

export default function Prelaunch() {
  const { to } = useLoaderData<typeof loader>();
  useEffect(() => onGatePassed(() => location.replace(to)), [to]);
  return (
    <GatePage>
      <GateForm answer={useActionData<typeof action>()} />
    </GatePage>
  );
}
