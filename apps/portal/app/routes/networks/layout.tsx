import { useLoaderData } from '@remix-run/react';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { Area } from '../../professional/Area';
import { loadFrame } from '../../professional/frame.server';

export const handle: RouteHandle = {
  title: 'connections:title',
  i18n: ['professional', 'connections', 'options', 'resources'],
};

export const loader = page('professional', loadFrame);

export default function NetworksArea() {
  return <Area {...useLoaderData<typeof loader>()} />;
}
