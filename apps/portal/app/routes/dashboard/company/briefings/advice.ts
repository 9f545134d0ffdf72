import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { page } from '../../../../adapters/page.server';
import { loadTypedAdvice } from '../../../../briefing/advice.server';

/** Recommended budget while the brand fills in the short form. */
export const loader = page('company', loadTypedAdvice);

/** A recommendation that cannot be loaded must not replace the open form with an error page. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  serverLoader<typeof loader>().catch(() => null);
