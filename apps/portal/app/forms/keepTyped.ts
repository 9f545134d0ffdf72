import type { ClientActionFunctionArgs } from '@remix-run/react';
import type { Answer } from '../adapters/form.server';

/**
 * A `clientAction` for a form whose submission may lose the connection: keeps the page with all input and
 * chosen files, and shows the reason. Without it Remix would replace the page by an error page.
 */
export async function keepTyped({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // `fetch` throws a TypeError without a connection; an answer of the server is no TypeError.
    if (!(error instanceof TypeError)) throw error;
    const intent = String((await sent.formData()).get('intent') ?? '');
    const answer: Answer = {
      intent,
      submission: { status: 'error', error: { '': [{ code: 'connection_lost' }] } },
    };
    // Like a refusal: nothing has changed, so the page need not be reloaded.
    return Response.json(answer, { status: 503 });
  }
}
