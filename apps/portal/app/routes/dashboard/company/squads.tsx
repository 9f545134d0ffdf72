import { useActionData, useLoaderData } from '@remix-run/react';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { HelpLink } from '../../../help/HelpLink';
import { PlanFields } from '../../../squad/PlanFields';
import { squadAt } from '../../../squad/paths';
import { loadSquads, squadsActions } from '../../../squad/plan.server';
import styles from '../../../squad/squad.module.css';
import {
  Card,
  Checkbox,
  Columns,
  DateText,
  EmptyState,
  Form,
  Money,
  PageHeader,
  Row,
  Rows,
  StatusChip,
  SubmitButton,
} from '../../../ui';

export const handle: RouteHandle = { title: 'squad:list.title', i18n: ['squad', 'resources', 'problems'] };

export const loader = page('company', loadSquads);
export const action = squadsActions;

export default function Squads() {
  const { t } = useTranslation(['squad', 'resources']);
  const { squads, may, key } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.submission.error;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={
          <>
            {t('list.subtitle')} <HelpLink audience="brand" term="squad" name={t('list.title')} />
          </>
        }
      />
      <Columns
        aside={
          may && (
            <Card title={t('list.begin')} level={2}>
              <Form id="begin" className={styles.stacked}>
                <input type="hidden" name="key" value={key} />
                <PlanFields error={error} />
                <Checkbox name="silent" label={t('list.silent')} hint={t('list.silentHint')} />
                <Row>
                  <SubmitButton variant="dark">{t('list.begin')}</SubmitButton>
                </Row>
              </Form>
            </Card>
          )
        }
      >
        {squads.length === 0 ? (
          <EmptyState
            icon={<UsersRound aria-hidden="true" />}
            title={t('list.none')}
            text={t('list.noneText')}
          />
        ) : (
          <Rows
            rows={squads.map(
              ({ id, title, status, budgetCents, currency, endsOn, silent, runningProjects }) => ({
                key: id,
                to: squadAt(id),
                title,
                under:
                  [
                    silent && t('head.silent'),
                    runningProjects > 0 && t('list.stillRunning', { count: runningProjects }),
                  ]
                    .filter(Boolean)
                    .join(' · ') || undefined,
                status: <StatusChip status={status}>{t(`resources:squads.status.${status}`)}</StatusChip>,
                end: budgetCents === null ? null : <Money cents={budgetCents} currency={currency} />,
                endUnder: endsOn && <DateText value={endsOn} />,
              }),
            )}
          />
        )}
      </Columns>
    </>
  );
}
