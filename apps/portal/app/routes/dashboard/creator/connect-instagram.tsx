import { useActionData } from '@remix-run/react';
import { connectionActions } from '../../../connection/actions.server';
import { ConnectionPage } from '../../../connection/ConnectionPage';
import { loadConnection } from '../../../connection/load.server';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';

export const handle: RouteHandle = { title: 'connections:titles.instagram', i18n: ['profile', 'search'] };

export const loader = creatorPage((ctx) => loadConnection(ctx, 'instagram'));
export const action = connectionActions('instagram');

export default function ConnectInstagram() {
  return <ConnectionPage own={useCreatorData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
