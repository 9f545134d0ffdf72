import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { Comparison } from '../../../plans/Comparison';
import { AskPlan, Use } from '../../../plans/Own';
import { PlanCards } from '../../../plans/PlanCards';
import { ask, loadOwnPlan } from '../../../plans/plans.server';
import { Alert, PageHeader } from '../../../ui';
import { useErrorText } from '../../../ui/field';

export const handle: RouteHandle = { title: 'plans:ownTitle', i18n: ['plans', 'problems'] };
export const loader = page('client', loadOwnPlan);
export const action = actions('client', { ask });

/** The company's plan, what it has used of it this month, and how it gets another one. */
export default function OwnPlan() {
  const { t } = useTranslation('plans');
  const words = useErrorText();
  const { plans, company, use, mayAsk } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.submission.error;
  const refused = error?.plan?.[0] ?? error?.['']?.[0];
  const own = plans.find(({ tier }) => tier === company?.plan);
  return (
    <>
      <PageHeader title={t('ownTitle')} subtitle={company ? t('ownSubtitle') : t('staffSubtitle')} />
      {refused && <Alert tone="error" title={words(refused)} />}
      {own && use && <Use plan={own} use={use} />}
      {company && !mayAsk && <Alert title={t('ownerOnly')} />}
      <PlanCards
        plans={plans}
        own={company?.plan}
        action={(plan) => (mayAsk && plan.tier !== company?.plan ? <AskPlan plan={plan} /> : <span />)}
      />
      <Comparison plans={plans} />
    </>
  );
}
