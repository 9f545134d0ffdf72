import { businessDate } from '@elenco/core/brazil';
import { settings } from '@elenco/core/setting';
import { type LoaderFunctionArgs, type MetaFunction, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LoginDialog } from '../access/LoginDialog';
import { SignUpDialog } from '../access/SignUpDialog';
import { homeOf, login, loginOf } from '../access/signIn.server';
import { actions } from '../adapters/form.server';
import type { RouteHandle } from '../handle';
import { exampleOn } from '../home/example.server';
import { Hero } from '../home/Hero';
import { BothSides, Clock } from '../home/MoneyInSight';
import { translator } from '../i18n/translate.server';
import { Public } from '../shell';

export const handle: RouteHandle = { i18n: ['access', 'options', 'problems'] };

export const action = actions('public', { login });

/** The description is the one text that `meta` needs outside of React. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const openlogin = url.searchParams.get('openlogin') === 'true';
  const login = loginOf(url, context);
  if (openlogin && context.user) throw redirectDocument(homeOf(context.actor, login.briefing ?? undefined));
  const rows = await context.app.see(settings, { role: 'system' }, {});
  const example = exampleOn(rows, businessDate(context.now()));
  return { description: translator(context.locale)('home.description'), example, openlogin, login };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ name: 'description', content: data.description }] : [];

export default function Home() {
  const { example, openlogin, login: shown } = useLoaderData<typeof loader>();
  return (
    <Public>
      <SignUpDialog />
      <LoginDialog open={openlogin} answer={useActionData<typeof action>()} login={shown} />
      <Hero {...example} />
      <Clock {...example} />
      <BothSides {...example} />
    </Public>
  );
}
