import { useLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import { Area } from '../../../creator/Area';
import { loadFrame } from '../../../creator/frame.server';
import type { RouteHandle } from '../../../handle';

export const handle: RouteHandle = {
  title: 'creator:places.title',
  i18n: ['creator', 'connections', 'options', 'resources'],
};

export const loader = page('creator', loadFrame);

export default function CreatorArea() {
  return <Area {...useLoaderData<typeof loader>()} />;
}
