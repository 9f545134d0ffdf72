import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '../../../adapters/requestContext.server';
import { creatorPage } from '../../../creator/page.server';
import { rpaFile } from '../../../money/rpa.server';

const load = creatorPage(({ app, actor, locale, params }) =>
  rpaFile(app, actor, Number(params.id) || 0, locale),
);

/** Returns a creator's RPA (receipt of an individual) as PDF; 404 for staff. */
export async function loader(args: LoaderFunctionArgs) {
  const file = await load(args);
  if (!file) throw notFound();
  return file;
}
