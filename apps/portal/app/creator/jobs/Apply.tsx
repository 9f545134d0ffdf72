import { getFormProps } from '@conform-to/react';
import { applicationFlow } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { MoveDialog } from '../../forms/MoveDialog';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import {
  Alert,
  Button,
  Card,
  DefinitionList,
  Field,
  Form,
  Money,
  MoneyField,
  Row,
  Stack,
  StatusChip,
  SubmitButton,
} from '../../ui';
import type { JobView } from './load.server';
import { useJobWords } from './words';

/** Application form, or the state of the application. */
export function Apply({ job }: { job: JobView }) {
  const { t } = useTranslation('creator');
  const { opening, application, may } = job;
  if (application) return <Applied job={job} application={application} />;
  if (opening.status !== 'open') return <Alert>{t('jobs.closed')}</Alert>;
  if (!may) return <Alert tone="warning">{t('jobs.unmet')}</Alert>;
  return <ApplyForm opening={opening} />;
}

function ApplyForm({ opening }: Pick<JobView, 'opening'>) {
  const { t } = useTranslation('creator');
  const words = useJobWords();
  const { id, currency } = opening;
  const answer = useActionData<Answer>();
  const [form, fields] = useAnswer<Record<'message' | 'counterCents', string>>(
    answer?.intent === 'apply' ? answer : undefined,
    { id: `apply-${id}` },
  );
  return (
    <Card>
      <Form {...getFormProps(form)}>
        <Stack>
          <Refused form={form} />
          <input type="hidden" name="intent" value="apply" />
          <input type="hidden" name="openingId" value={id} />
          <Field
            meta={fields.message}
            type="textarea"
            rows={2}
            label={t('jobs.message')}
            maxLength={1000}
            optional
          />
          <MoneyField
            meta={fields.counterCents}
            currency={currency}
            label={t('jobs.counter')}
            hint={t('jobs.counterHint', { range: words.fee(opening) })}
            optional
          />
          <SubmitButton size="large" wide>
            {t('jobs.apply')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}

function Applied({ job, application }: { job: JobView; application: NonNullable<JobView['application']> }) {
  const { t } = useTranslation(['creator', 'resources']);
  const words = useJobWords();
  const { opening } = job;
  const { id, version, status, counterCents, message, answer } = application;
  const range = words.fee(opening);
  const may = (move: 'counter' | 'withdraw') =>
    applicationFlow.moves[move].from.some((from) => from === status);
  return (
    <Card title={t('jobs.yours')}>
      <Stack>
        <StatusChip status={status}>{t(`resources:applications.status.${status}`)}</StatusChip>
        <p>{t(`jobs.outcome.${status}`)}</p>
        {answer && <p className="muted">{answer}</p>}
        <DefinitionList
          items={[
            {
              term: t('jobs.asked'),
              value:
                counterCents === null ? (
                  t('jobs.askedRange', { range })
                ) : (
                  <Money cents={counterCents} currency={opening.currency} emphasis="strong" />
                ),
            },
            { term: t('jobs.message'), value: message || '–' },
          ]}
        />
        {may('withdraw') && (
          <Row>
            {may('counter') && (
              <MoveDialog
                trigger={<Button size="small">{t('jobs.changeAmount')}</Button>}
                intent="counter"
                fields={{ id, version }}
                title={t('jobs.changeAmount')}
                text={t('jobs.counterHint', { range })}
                confirm={t('jobs.save')}
              >
                {(errorsOf) => (
                  <MoneyField
                    name="counterCents"
                    currency={opening.currency}
                    label={t('jobs.counter')}
                    defaultValue={counterCents === null ? '' : String(counterCents)}
                    errors={errorsOf('counterCents')}
                    optional
                  />
                )}
              </MoveDialog>
            )}
            <MoveDialog
              trigger={
                <Button size="small" variant="plain">
                  {t('jobs.withdraw')}
                </Button>
              }
              intent="withdraw"
              fields={{ id, version }}
              title={t('jobs.withdrawTitle')}
              text={t('jobs.withdrawText')}
              confirm={t('jobs.withdraw')}
              danger
            />
          </Row>
        )}
      </Stack>
    </Card>
  );
}
