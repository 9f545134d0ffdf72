import { addDays, businessDate } from '@elenco/brazil';
import { exampleSource, figuresOf, wideMedians } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';
import bia from '../home/portraits/bia.svg?url';
import lia from '../home/portraits/lia.svg?url';
import otto from '../home/portraits/otto.svg?url';
import theo from '../home/portraits/theo.svg?url';
import { dayChart } from '../report/chart.server';
import type { Presented } from '../report/present.server';

const cast = [
  { id: 1, name: 'Lia Monteiro', src: lia },
  { id: 2, name: 'Otto Brandão', src: otto },
  { id: 3, name: 'Bia Aragão', src: bia },
  { id: 4, name: 'Theo Farias', src: theo },
];

/** Loads the example report, computed from invented hirings by the usual formulas. */
export async function loadExampleReport({ now }: RequestContext<'company'>): Promise<{ shown: Presented }> {
  const source = exampleSource(addDays(businessDate(now), -3));
  const { posts, ...figures } = figuresOf(source, { base: ['fees', 'service'] });
  return {
    shown: {
      figures,
      amendmentsCents: 0,
      medians: wideMedians({ ...figures, posts }),
      faces: Object.fromEntries(cast.map((one) => [one.id, one])),
      posts: posts.map((post) => ({ ...post, url: null, picture: null })),
      postCount: posts.length,
      chart: dayChart(figures.byDay),
    },
  };
}

/** Loads the dates of the example briefing, whose campaign begins in a month. */
export async function loadExampleBriefing({ now }: RequestContext<'company'>) {
  const startsOn = addDays(businessDate(now), 30);
  return { startsOn, endsOn: addDays(startsOn, 29), publishesOn: addDays(startsOn, 20) };
}
