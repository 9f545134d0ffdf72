import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { Modals } from '../../access/Modals';
import { differOnlyInModal } from '../../access/modal';
import { login } from '../../access/signIn.server';
import { actions } from '../../adapters/form.server';
import type { RouteHandle } from '../../handle';
import { demo } from '../../home/demo.server';
import { loadHomePage } from '../../home/load.server';
import { Sections } from '../../home/Sections';
import { EntryPopup } from '../../newsletter/EntryPopup';
import { aboutMeta } from '../../seo/pageMeta';
import { Public } from '../../shell';

export const handle: RouteHandle = { title: 'home:documentTitle', light: true, i18n: ['home'] };

export const loader = loadHomePage;
export const action = actions('public', { login, demo });

/** A modal needs no new data, so opening one does not reload the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = (about) =>
  about.formMethod === undefined && differOnlyInModal(about.currentUrl, about.nextUrl)
    ? false
    : about.defaultShouldRevalidate;

export const meta = aboutMeta;

export default function Home() {
  const { login: shown, newsletterForm, ...parts } = useLoaderData<typeof loader>();
  return (
    <Public>
      <Modals answer={useActionData<typeof action>()} login={shown} />
      <Sections {...parts} />
      <EntryPopup form={newsletterForm} />
    </Public>
  );
}
