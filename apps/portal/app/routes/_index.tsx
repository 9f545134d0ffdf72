import { businessDate } from '@elenco/core/brazil';
import { settings } from '@elenco/core/setting';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SignUpDialog } from '../access/SignUpDialog';
import type { RouteHandle } from '../handle';
import { exampleOn } from '../home/example.server';
import { Hero } from '../home/Hero';
import { BothSides, Clock } from '../home/MoneyInSight';
import { translator } from '../i18n/translate.server';
import { Public } from '../shell';

export const handle: RouteHandle = { i18n: ['access', 'options', 'problems'] };

/** The description is the one text that `meta` needs outside of React. */
export async function loader({ context }: LoaderFunctionArgs) {
  const rows = await context.app.see(settings, { role: 'system' }, {});
  const example = exampleOn(rows, businessDate(context.now()));
  return { description: translator(context.locale)('home.description'), example };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ name: 'description', content: data.description }] : [];

export default function Home() {
  const { example } = useLoaderData<typeof loader>();
  return (
    <Public>
      <SignUpDialog />
      <Hero {...example} />
      <Clock {...example} />
      <BothSides {...example} />
    </Public>
  );
}
