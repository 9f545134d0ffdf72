import { useAudience } from '../shell/places';
import { DemoForm } from './DemoForm';
import { Hero } from './Hero';
import { Join } from './Join';
import type { loadHome } from './load.server';
import { BothSides, Clock } from './MoneyInSight';
import { Products } from './Products';
import { Cases, Clients, Tags, Testimonials } from './Stories';

type Props = Pick<Awaited<ReturnType<typeof loadHome>>, 'example' | 'stories' | 'leadMonths'>;

/** Sections of the home page for the audience in the URL. */
export function Sections({ example, stories, leadMonths }: Props) {
  const audience = useAudience();
  return (
    <>
      <Hero {...example} audience={audience} banner={stories.banner} />
      <Clients clients={stories.clients} />
      <Products audience={audience} shortlistHours={example.shortlistHours} />
      <Cases cases={stories.cases} />
      <Clock {...example} />
      <BothSides {...example} />
      <Testimonials testimonials={stories.testimonials} />
      <Tags tags={stories.tags} audience={audience} />
      {audience === 'creator' ? <Join /> : <DemoForm months={leadMonths} />}
    </>
  );
}
