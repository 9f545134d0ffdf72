import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { useEffect } from 'react';
import { secretPage } from '../access/secretPage';
import { actions } from '../adapters/form.server';
import { page } from '../adapters/page.server';
import type { RouteHandle } from '../handle';
import { remember, whenOpened } from '../wall/flag';
import { WallForm } from '../wall/WallForm';
import { WallPage } from '../wall/WallPage';
import { loadWall, openWall } from '../wall/wall.server';

export const handle: RouteHandle = { title: 'wall:pageTitle', i18n: ['wall', 'problems'] };

export const headers = secretPage;
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export const loader = page('public', async (visit) => loadWall(visit));
export const action = actions('public', { open: openWall });

/** The server answers the right password by leading on, which comes here as something thrown. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (answer) {
    if (answer instanceof Response && answer.headers.has('Location')) remember();
    throw answer;
  }
}

export default function Wall() {
  const { to } = useLoaderData<typeof loader>();
  useEffect(() => whenOpened(() => location.replace(to)), [to]);
  return (
    <WallPage>
      <WallForm answer={useActionData<typeof action>()} />
    </WallPage>
  );
}
