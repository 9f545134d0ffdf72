import { contents, editors } from '@elenco/core/growth';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '../adapters/requestContext.server';
import { loadHome } from './load.server';

/**
 * The home page as it would be if all drafts were published now; what is withdrawn stays away.
 * @throws 404 for everybody but those who write contents
 */
export async function loadNewHome(args: LoaderFunctionArgs) {
  const { app, actor } = args.context;
  if (editors(actor).length === 0) throw notFound();
  const written = await app.see(contents, actor, {}, { by: 'position' });
  const rows = written.flatMap((row) =>
    row.status === 'withdrawn' ? [] : [{ ...row, published: row.draft }],
  );
  const drafts = { read: async () => ({ version: 'drafts', rows }), close: async () => undefined };
  return loadHome(args, drafts);
}
