import { areaPath } from '@elenco/core/people';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { ChoosePlan } from '../../../plans/ChoosePlan';
import { Comparison } from '../../../plans/Comparison';
import { ExpertSupport, PlanUsage, RequestPlanButton } from '../../../plans/Own';
import { loadOwnPlan, ownPlanActions } from '../../../plans/own.server';
import { PlanCards } from '../../../plans/PlanCards';
import { Invoices, PlanNotices } from '../../../plans/Subscription';
import { Alert, ButtonLink, PageHeader, Row } from '../../../ui';
import { useErrorText } from '../../../ui/field';

export const handle: RouteHandle = {
  title: 'plans:ownTitle',
  i18n: ['plans', 'problems', 'company', 'resources', 'options', 'shared'],
};
export const loader = page('company', loadOwnPlan);
export const action = ownPlanActions;

/** The company's plan: use this month, price, and change of plan. */
export default function OwnPlan() {
  const { t } = useTranslation('plans');
  const words = useErrorText();
  const { plans, company, use, owned } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.submission.error;
  const refused = error?.plan?.[0] ?? error?.['']?.[0];
  const own = plans.find(({ tier }) => tier === company?.plan);
  const titleOf = (tier: string) => plans.find((one) => one.tier === tier)?.title ?? tier;
  const current = owned?.current ?? company?.plan;
  return (
    <>
      <PageHeader title={t('ownTitle')} subtitle={company ? t('ownSubtitle') : t('staffSubtitle')} />
      {refused && <Alert tone="error" title={words(refused)} />}
      {owned && <PlanNotices owned={owned} titleOf={titleOf} />}
      {own && use && <PlanUsage plan={own} use={use} />}
      {own && <ExpertSupport plan={own} />}
      {company && !owned && <Alert title={t('ownerOnly')} />}
      <PlanCards
        plans={plans}
        own={current}
        action={(plan) => {
          if (!owned || plan.tier === current) return <span />;
          if (plan.tier === 'enterprise') return <RequestPlanButton plan={plan} />;
          const quote = owned.quotes.find((one) => one.plan === plan.tier);
          return quote ? <ChoosePlan plan={plan} quote={quote} /> : <span />;
        }}
      />
      {owned && <Invoices owned={owned} titleOf={titleOf} />}
      {owned && (
        <Row>
          <ButtonLink to={`${areaPath.company}/card`}>{t('methods.title')}</ButtonLink>
        </Row>
      )}
      <Comparison plans={plans} />
    </>
  );
}
