import { areaPath, brand } from '@elenco/core/people';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../adapters/page.server';
import { Listing } from '../../content/Listing';
import type { RouteHandle } from '../../handle';
import { Comparison } from '../../plans/Comparison';
import { PlanCards } from '../../plans/PlanCards';
import { loadPricing, type ShownPlan } from '../../plans/plans.server';
import { aboutMeta } from '../../seo/pageMeta';
import { ButtonLink, EmptyState, Row } from '../../ui';

export const handle: RouteHandle = { title: 'plans:title', i18n: ['plans'] };
export const loader = page('public', loadPricing);
export const meta = aboutMeta;

/** Prices and features of each plan, with sign-up links; for brands, a link to their own plan. */
export default function Pricing() {
  const { t } = useTranslation('plans');
  const { plans, own, signedIn } = useLoaderData<typeof loader>();
  return (
    <Listing title={t('title')} subtitle={t('subtitle')}>
      {plans.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={<a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>}
        />
      ) : (
        <>
          <PlanCards plans={plans} own={own} action={(plan) => !signedIn && <Begin plan={plan} />} />
          {own && (
            <Row>
              <ButtonLink to={`${areaPath.company}/pricing`} variant="primary">
                {t('toOwn')}
              </ButtonLink>
            </Row>
          )}
          <Comparison plans={plans} />
          <p className="muted">{t('creators')}</p>
        </>
      )}
    </Listing>
  );
}

function Begin({ plan: { tier, action } }: { plan: ShownPlan }) {
  return tier === 'enterprise' ? (
    <ButtonLink to={`mailto:${brand.supportEmail}`} reloadDocument wide>
      {action}
    </ButtonLink>
  ) : (
    <ButtonLink to="/signup/brand" variant={tier === 'open' ? 'primary' : 'dark'} wide>
      {action}
    </ButtonLink>
  );
}
