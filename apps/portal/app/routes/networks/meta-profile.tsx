import { useActionData, useLoaderData } from '@remix-run/react';
import { connectionActions } from '../../connection/actions.server';
import { loadConnection } from '../../connection/load.server';
import { NetworkPage } from '../../connection/NetworkPage';
import { networkPage } from '../../connection/networkPage.server';
import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'connections:titles.instagram', i18n: ['profile', 'search'] };

export const loader = networkPage((ctx) => loadConnection(ctx, 'instagram'));
export const action = connectionActions('instagram');

export default function InstagramProfile() {
  return (
    <NetworkPage
      channel="instagram"
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  );
}
