import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '../../../adapters/requestContext.server';
import { creatorPage } from '../../../creator/page.server';
import { loadOwnPdf } from '../../../mediaKit/own.server';

const load = creatorPage(loadOwnPdf);

/** The creator's media kit as PDF; 404 for staff. */
export async function loader(args: LoaderFunctionArgs) {
  const file = await load(args);
  if (!file) throw notFound();
  return file;
}
