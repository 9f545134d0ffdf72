import { brand } from '@elenco/core/party';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../adapters/page.server';
import { Listing } from '../content/Listing';
import type { RouteHandle } from '../handle';
import { Comparison } from '../plans/Comparison';
import { PlanCards } from '../plans/PlanCards';
import { loadPricing } from '../plans/plans.server';
import { aboutMeta } from '../seo/pageMeta';
import { ButtonLink, EmptyState } from '../ui';

export const handle: RouteHandle = { title: 'plans:title', i18n: ['plans'] };
export const loader = page('public', loadPricing);
export const meta = aboutMeta;

/** What each plan costs and holds, and the way into it. */
export default function Pricing() {
  const { t } = useTranslation('plans');
  const { plans } = useLoaderData<typeof loader>();
  return (
    <Listing title={t('title')} lead={t('lead')}>
      {plans.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={<a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>}
        />
      ) : (
        <>
          <PlanCards
            plans={plans}
            action={({ tier, action }) =>
              tier === 'enterprise' ? (
                <ButtonLink to={`mailto:${brand.supportEmail}`} reloadDocument wide>
                  {action}
                </ButtonLink>
              ) : (
                <ButtonLink to="/signup/brand" variant={tier === 'open' ? 'primary' : 'dark'} wide>
                  {action}
                </ButtonLink>
              )
            }
          />
          <Comparison plans={plans} />
          <p className="muted">{t('creators')}</p>
        </>
      )}
    </Listing>
  );
}
