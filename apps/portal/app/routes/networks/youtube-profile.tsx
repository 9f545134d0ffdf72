import { useActionData, useLoaderData } from '@remix-run/react';
import { connectionActions } from '../../connection/actions.server';
import { loadConnection } from '../../connection/load.server';
import { NetworkPage } from '../../connection/NetworkPage';
import { networkPage } from '../../connection/networkPage.server';
import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'connections:titles.youtube', i18n: ['profile', 'search'] };

export const loader = networkPage((ctx) => loadConnection(ctx, 'youtube'));
export const action = connectionActions('youtube');

export default function YouTubeProfile() {
  return (
    <NetworkPage
      channel="youtube"
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  );
}
