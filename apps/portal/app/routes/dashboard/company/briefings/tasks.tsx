import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import { loadTasks } from '../../../../briefing/wizard.server';
import type { RouteHandle } from '../../../../handle';
import { Alert, ButtonLink, PageHeader, RelativeTime, Row, Rows, StatusChip } from '../../../../ui';

export const handle: RouteHandle = { title: 'company:wizard.tasks.title' };

export const loader = page('company', loadTasks);

const tones = { done: 'good', begun: 'begun', to_do: 'neutral' } as const;

/** All steps of a draft with their progress, and a link to the next one. */
export default function Tasks() {
  const { t } = useTranslation(['company', 'options']);
  const { title, updatedAt, sentBack, tasks, first, next, short } = useLoaderData<typeof loader>();
  const done = tasks.filter(({ state }) => state === 'done').length;
  const firstName = t(`options:briefingStep.${first}`);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <>
            {t('wizard.tasks.count', { done, all: tasks.length })} · {t('wizard.tasks.saved')}{' '}
            <RelativeTime value={updatedAt} />
          </>
        }
        action={
          <Row>
            <ButtonLink to={next.to} variant="primary">
              {next.step === 'review'
                ? t('wizard.tasks.send')
                : t('wizard.tasks.next', { step: t(`options:briefingStep.${next.step}`) })}
            </ButtonLink>
            {short && <ButtonLink to={short}>{t('wizard.short')}</ButtonLink>}
          </Row>
        }
      />
      {sentBack && (
        <Alert tone="warning" title={t('wizard.sentBack')}>
          {sentBack}
        </Alert>
      )}
      <Rows
        rows={tasks.map(({ step, state, to }) => ({
          key: step,
          title: t(`options:briefingStep.${step}`),
          ...(to && { to }),
          ...(!to && { under: t('wizard.tasks.waits', { step: firstName }) }),
          status: <StatusChip tone={tones[state]}>{t(`wizard.tasks.${state}`)}</StatusChip>,
        }))}
      />
    </>
  );
}
