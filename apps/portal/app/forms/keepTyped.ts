import type { ClientActionFunctionArgs } from '@remix-run/react';
import type { Answer } from '../adapters/form.server';

/**
 * A form whose sending breaks off, as a `clientAction`: the page stays as it is, with all that was typed and the files
 * that were chosen, and says why. Without it Remix would put the page of the failure in its place.
 */
export async function keepTyped({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const sent = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` throws where there is no connection; an answer of the server's is no TypeError.
    if (!(error instanceof TypeError)) throw error;
    const intent = String((await sent.formData()).get('intent') ?? '');
    const answer: Answer = {
      intent,
      submission: { status: 'error', error: { '': [{ code: 'connection_lost' }] } },
    };
    // As a refusal: nothing has changed that the page would have to be read anew for.
    return Response.json(answer, { status: 503 });
  }
}
