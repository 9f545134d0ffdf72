import { LEAD_MONTHS } from '@elenco/core';
import { businessDate } from '@elenco/core/brazil';
import { settings } from '@elenco/core/setting';
import { type LoaderFunctionArgs, type MetaFunction, redirectDocument } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { Modals } from '../access/Modals';
import { sameButModal } from '../access/modal';
import { homeOf, login, loginOf } from '../access/signIn.server';
import { actions } from '../adapters/form.server';
import type { RouteHandle } from '../handle';
import { DemoForm } from '../home/DemoForm';
import { demo } from '../home/demo.server';
import { exampleOn } from '../home/example.server';
import { Hero } from '../home/Hero';
import { Join } from '../home/Join';
import { BothSides, Clock } from '../home/MoneyInSight';
import { Products } from '../home/Products';
import { translator } from '../i18n/translate.server';
import { EntryPopup } from '../newsletter/EntryPopup';
import { Public } from '../shell';
import { audienceOf } from '../shell/frames';
import { useAudience } from '../shell/places';

export const handle: RouteHandle = { light: true, i18n: ['home'] };

export const action = actions('public', { login, demo });

/** A modal over the page changes nothing of it. */
export const shouldRevalidate: ShouldRevalidateFunction = (about) =>
  about.formMethod === undefined && sameButModal(about.currentUrl, about.nextUrl)
    ? false
    : about.defaultShouldRevalidate;

/** The description is the one text that `meta` needs outside of React. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const openlogin = url.searchParams.get('openlogin') === 'true';
  const login = loginOf(url, context);
  if (openlogin && context.user) throw redirectDocument(homeOf(context.actor, login.briefing ?? undefined));
  const rows = await context.app.see(settings, { role: 'system' }, {});
  const example = exampleOn(rows, businessDate(context.now()));
  const audience = audienceOf(url.pathname, url.searchParams);
  const t = translator(context.locale);
  const description = t(audience === 'brand' ? 'description' : 'creatorDescription', { ns: 'home' });
  return { description, example, login, leadMonths: LEAD_MONTHS, newsletterForm: context.newsletterForm };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ name: 'description', content: data.description }] : [];

export default function Home() {
  const { example, login: shown, leadMonths, newsletterForm } = useLoaderData<typeof loader>();
  const audience = useAudience();
  return (
    <Public>
      <Modals answer={useActionData<typeof action>()} login={shown} />
      <Hero {...example} audience={audience} banner={null} />
      <Products audience={audience} shortlistHours={example.shortlistHours} />
      <Clock {...example} />
      <BothSides {...example} />
      {audience === 'creator' ? <Join /> : <DemoForm months={leadMonths} />}
      <EntryPopup form={newsletterForm} />
    </Public>
  );
}
