import { useActionData, useLoaderData } from '@remix-run/react';
import { idIn, notFound } from '../../adapters/requestContext.server';
import { connectionActions } from '../../connection/actions.server';
import { loadConnection } from '../../connection/load.server';
import { NetworkPage } from '../../connection/NetworkPage';
import { networkPage } from '../../connection/networkPage.server';
import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'connections:titles.tiktok', i18n: ['profile', 'search'] };

/** The TikTok account of the signed-in creator; ids of other creators and unknown ids return 404. */
export const loader = networkPage(async (ctx) => {
  const own = await loadConnection(ctx, 'tiktok');
  if (own.connection?.id !== idIn(ctx)) throw notFound();
  return own;
});
export const action = connectionActions('tiktok');

export default function TikTokProfile() {
  return (
    <NetworkPage
      channel="tiktok"
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  );
}
