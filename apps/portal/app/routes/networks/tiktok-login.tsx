import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { connectionActions } from '../../connection/actions.server';
import { connectionPath } from '../../connection/addresses';
import { loadConnection } from '../../connection/load.server';
import { NetworkPage } from '../../connection/NetworkPage';
import { networkPage } from '../../connection/networkPage.server';
import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'connections:titles.tiktok', i18n: ['profile', 'search'] };

/** If TikTok is connected, redirects to the page of the account, which has more data. */
export const loader = networkPage(async (ctx) => {
  const own = await loadConnection(ctx, 'tiktok');
  const { connection } = own;
  if (connection && connection.status !== 'disconnected') {
    throw redirect(`${connectionPath('tiktok', connection.id)}${ctx.url.search}`);
  }
  return own;
});
export const action = connectionActions('tiktok');

export default function TikTokLogin() {
  return (
    <NetworkPage
      channel="tiktok"
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  );
}
