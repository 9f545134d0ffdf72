import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Hero } from '../home/Hero';
import { BothSides, Clock } from '../home/MoneyInSight';
import { translator } from '../i18n/translate.server';
import { Public } from '../shell';

/** The description is the one text that `meta` needs outside of React. */
export function loader({ context }: LoaderFunctionArgs) {
  return { description: translator(context.locale)('home.description') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ name: 'description', content: data.description }] : [];

export default function Home() {
  return (
    <Public>
      <Hero />
      <Clock />
      <BothSides />
    </Public>
  );
}
