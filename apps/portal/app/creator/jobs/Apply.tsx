import { getFormProps } from '@conform-to/react';
import { applicationFlow, isAboveFee } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { MoveDialog } from '../../forms/MoveDialog';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { useFormat } from '../../i18n/use';
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
import { NetAmount } from '../NetAmount';
import { estimateNetPay, takeHomeOf } from '../project/simulate';
import { useFeeRows } from '../useFeeRows';
import type { Jobs, JobView } from './load.server';
import { useJobWords } from './words';

/** The form to apply for a job, or the state of the application. */
export function Apply({ job, pricing }: { job: JobView } & Pick<Jobs, 'pricing'>) {
  const { t } = useTranslation('creator');
  const { opening, application, may } = job;
  if (application) return <Applied job={job} application={application} pricing={pricing} />;
  if (opening.status !== 'open') return <Alert>{t('jobs.closed')}</Alert>;
  if (!may) {
    const count = job.conditions.filter(({ met }) => !met).length;
    return <Alert tone="warning">{t('jobs.unmet', { count })}</Alert>;
  }
  return <ApplyForm opening={opening} pricing={pricing} />;
}

function ApplyForm({ opening, pricing }: Pick<JobView, 'opening'> & Pick<Jobs, 'pricing'>) {
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
          <CounterField
            pricing={pricing}
            meta={fields.counterCents}
            currency={currency}
            opening={opening}
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

type CounterProps = ComponentProps<typeof MoneyField> &
  Pick<Jobs, 'pricing'> & { opening: Pick<JobView['opening'], 'feeHighCents'> };

/**
 * Input for the creator's price. It shows the net amount while the creator types, and warns if the price is
 * above the job's fee.
 */
function CounterField({ pricing, opening, ...field }: CounterProps) {
  const { t } = useTranslation('creator');
  const { money } = useFormat();
  const feeRows = useFeeRows();
  const [cents, setCents] = useState<number>();
  const { currency } = field;
  const net =
    pricing && cents
      ? estimateNetPay([{ quantity: 1, pricing: 'total', amountCents: cents }], {
          ...pricing,
          currency,
          on: pricing.taxedOn,
        })
      : null;
  const value = pricing && takeHomeOf(net, pricing);
  return (
    <>
      <MoneyField {...field} onCents={setCents} />
      {cents !== undefined && isAboveFee(cents, opening) && (
        <Alert tone="warning" title={t('jobs.aboveFee', { high: money(opening.feeHighCents, currency) })}>
          {t('jobs.aboveFeeText')}
        </Alert>
      )}
      {net && value && (
        <NetAmount
          value={value}
          state="proposed"
          legalForm={pricing.legalForm}
          label={t('jobs.netAsked')}
          before={feeRows({ ...net, feeBp: pricing.feeBp, currency }, t('jobs.priceAsked'))}
        />
      )}
    </>
  );
}

type AppliedProps = { job: JobView; application: NonNullable<JobView['application']> } & Pick<
  Jobs,
  'pricing'
>;

function Applied({ job, application, pricing }: AppliedProps) {
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
                  <CounterField
                    pricing={pricing}
                    name="counterCents"
                    currency={opening.currency}
                    opening={opening}
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
