import type { ClientActionFunctionArgs } from '@remix-run/react';
import type { Answer } from '../adapters/form.server';

/**
 * A `clientAction` that keeps the page with all input and chosen files if the connection is lost, and shows
 * the reason. Otherwise Remix would replace the page with an error page.
 */
export async function keepInputOnConnectionLoss({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<unknown> {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // Without a connection, `fetch` throws a TypeError; responses of the server are never thrown as a
    // TypeError.
    if (!(error instanceof TypeError)) throw error;
    const intent = String((await sent.formData()).get('intent') ?? '');
    const answer: Answer = {
      intent,
      submission: { status: 'error', error: { '': [{ code: 'connection_lost' }] } },
    };
    // Nothing was changed, so the page need not be reloaded.
    return Response.json(answer, { status: 503 });
  }
}
