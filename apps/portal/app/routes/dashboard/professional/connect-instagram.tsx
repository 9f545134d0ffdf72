import { useActionData } from '@remix-run/react';
import { connectionActions } from '../../../connection/actions.server';
import { ConnectionPage } from '../../../connection/ConnectionPage';
import { loadConnection } from '../../../connection/load.server';
import type { RouteHandle } from '../../../handle';
import { creatorPage } from '../../../professional/page.server';
import { useOwn } from '../../../professional/useOwn';

export const handle: RouteHandle = { title: 'connections:titles.instagram' };

export const loader = creatorPage((ctx) => loadConnection(ctx, 'instagram'));
export const action = connectionActions('instagram');

export default function ConnectInstagram() {
  return <ConnectionPage own={useOwn<typeof loader>()} answer={useActionData<typeof action>()} />;
}
