import { getFormProps } from '@conform-to/react';
import type { Charge } from '@elenco/core/finance';
import { useActionData } from '@remix-run/react';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Disclosure, Field, FileDrop, Form, Section, Select, Stack, SubmitButton } from '../ui';
import type { ReportedPayment } from './Reported';

/** Ways to pay that arrive on the bank account. The provider itself confirms card payments. */
const means = ['pix', 'slip', 'transfer'] as const satisfies readonly Charge['reportedBy'][];

interface Props {
  readonly charge: ReportedPayment & Pick<Charge, 'id' | 'version'>;
  readonly first: string;
  readonly today: string;
}

/** Form with which a brand reports the payment of an open charge, or corrects or withdraws its report. */
export function ReportForm({ charge, first, today }: Props) {
  const { t } = useTranslation('company');
  const answer = useActionData<Answer>();
  const withdrawn = useAnswer<Record<string, never>>(answer?.intent === 'withdraw' ? answer : undefined, {
    id: 'withdraw',
  })[0];
  const fields = <Fields charge={charge} first={first} today={today} />;
  return (
    <Section title={t('report.title')} anchor="report">
      {charge.reportedAt === null ? (
        fields
      ) : (
        <Stack>
          <Disclosure summary={t('report.correct')} open={answer?.intent === 'report'}>
            {fields}
          </Disclosure>
          <Form {...getFormProps(withdrawn)}>
            <Refused form={withdrawn} />
            <input type="hidden" name="key" value={`withdraw-${charge.id}-${charge.version}`} />
            <SubmitButton name="intent" value="withdraw" variant="quiet" size="small">
              {t('report.withdraw')}
            </SubmitButton>
          </Form>
        </Stack>
      )}
    </Section>
  );
}

function Fields({ charge, first, today }: Props) {
  const { t } = useTranslation(['company', 'options']);
  const answer = useActionData<Answer>();
  const { id, version, reportedOn, reportedBy } = charge;
  const [form, fields] = useAnswer<{ reportedOn: string; reportedBy: string; file: File }>(
    answer?.intent === 'report' ? answer : undefined,
    { id: 'report', defaultValue: { reportedOn: reportedOn ?? today, reportedBy: reportedBy ?? means[0] } },
  );
  return (
    <Form {...getFormProps(form)} encType="multipart/form-data">
      <Stack form>
        <p>{t('report.text')}</p>
        <Refused form={form} />
        <input type="hidden" name="key" value={`report-${id}-${version}`} />
        <Field meta={fields.reportedOn} type="date" min={first} max={today} label={t('report.on')} />
        <Select
          meta={fields.reportedBy}
          label={t('report.by')}
          options={means.map((value) => ({ value, label: t(`options:paidBy.${value}`) }))}
        />
        <FileDrop
          meta={fields.file}
          label={t('report.file')}
          hint={t('report.hint')}
          accept=".pdf,.jpg,.jpeg,.png"
        />
        <SubmitButton
          name="intent"
          value="report"
          icon={<Send aria-hidden="true" />}
          data-main-act={charge.reportedAt === null ? true : undefined}
        >
          {t('report.send')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
