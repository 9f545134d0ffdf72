import { areaPath } from '@elenco/core/people';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { companyActions, loadCompany } from '../../../team/company.server';
import { History } from '../../../team/History';
import { OpenInvitations } from '../../../team/Invitations';
import { InviteForm } from '../../../team/InviteForm';
import { People } from '../../../team/People';
import { Requests } from '../../../team/Requests';
import { ButtonLink, Card, Columns, More, PageHeader, Section, Stack } from '../../../ui';

export const handle: RouteHandle = { title: 'team:company.title', i18n: ['team', 'options', 'problems'] };

export const loader = page('company', loadCompany);
export const action = companyActions;

/** The team of a company: users, invitations, plan, and history. */
export default function Company() {
  const { t } = useTranslation('team');
  const { people, requests, open, history, owns, own, owners, companyId, tradeName, plan, currency } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title={t('company.title')}
        subtitle={t('company.subtitle', { company: tradeName })}
        action={
          owns && (
            <ButtonLink to={`${areaPath.company}/newmembers`} variant="primary">
              {t('company.many')}
            </ButtonLink>
          )
        }
      />
      <Columns
        aside={
          <Stack>
            {owns && (
              <Card title={t('invite.one')} level={2}>
                <InviteForm key={open[0]?.sentAt} answer={answer} kind="member" currency={currency} />
              </Card>
            )}
            <Section
              title={t('company.plan')}
              action={<More to={`${areaPath.company}/settings`}>{t('company.settings')}</More>}
            >
              <p>
                <strong>{t(`plans.${plan}`)}</strong>
              </p>
            </Section>
          </Stack>
        }
      >
        <Requests requests={requests} owns={owns} />
        <Section title={t('people.title')}>
          <People people={people} companyId={companyId} own={own} owns={owns} currency={currency} />
          {!owns && <p className="muted small">{t('company.ownerOnly', { names: owners.join(', ') })}</p>}
        </Section>
        <Section title={t('invite.title')}>
          <OpenInvitations rows={open} owns={owns} />
        </Section>
        {history.length > 0 && (
          <Section title={t('history.title')}>
            <History steps={history} />
          </Section>
        )}
      </Columns>
    </>
  );
}
