import type { MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { Modals } from '../access/Modals';
import { sameButModal } from '../access/modal';
import { login } from '../access/signIn.server';
import { actions } from '../adapters/form.server';
import type { RouteHandle } from '../handle';
import { DemoForm } from '../home/DemoForm';
import { demo } from '../home/demo.server';
import { Hero } from '../home/Hero';
import { Join } from '../home/Join';
import { loadHome } from '../home/load.server';
import { BothSides, Clock } from '../home/MoneyInSight';
import { Products } from '../home/Products';
import { Cases, Clients, Tags, Testimonials } from '../home/Stories';
import { EntryPopup } from '../newsletter/EntryPopup';
import { Public } from '../shell';
import { useAudience } from '../shell/places';

export const handle: RouteHandle = { light: true, i18n: ['home'] };

export const loader = loadHome;
export const action = actions('public', { login, demo });

/** A modal over the page changes nothing of it. */
export const shouldRevalidate: ShouldRevalidateFunction = (about) =>
  about.formMethod === undefined && sameButModal(about.currentUrl, about.nextUrl)
    ? false
    : about.defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { name: 'description', content: data.description },
        { tagName: 'link', rel: 'canonical', href: data.canonical },
      ]
    : [];

export default function Home() {
  const { example, login: shown, stories, leadMonths, newsletterForm } = useLoaderData<typeof loader>();
  const audience = useAudience();
  return (
    <Public>
      <Modals answer={useActionData<typeof action>()} login={shown} />
      <Hero {...example} audience={audience} banner={stories.banner} />
      <Clients clients={stories.clients} />
      <Products audience={audience} shortlistHours={example.shortlistHours} />
      <Cases cases={stories.cases} />
      <Clock {...example} />
      <BothSides {...example} />
      <Testimonials testimonials={stories.testimonials} />
      <Tags tags={stories.tags} audience={audience} />
      {audience === 'creator' ? <Join /> : <DemoForm months={leadMonths} />}
      <EntryPopup form={newsletterForm} />
    </Public>
  );
}
