import { getFormProps } from '@conform-to/react';
import { states } from '@elenco/brazil';
import type { Briefing } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import {
  Card,
  CountField,
  Field,
  Form,
  MoneyField,
  PercentField,
  Select,
  Stack,
  SubmitButton,
} from '../../ui';
import styles from '../briefing.module.css';

type Fields = Record<
  | ('summary' | 'feeLowCents' | 'feeHighCents' | 'places' | 'closesOn' | 'answersOn')
  | ('minFollowers' | 'minEngagementPercent' | 'state'),
  string
>;

/** Form that opens a briefing as a job: public content, fee, places, dates and required criteria. */
export function OpenJob({ brief }: { brief: Briefing }) {
  const { t } = useTranslation('company');
  const answer = useActionData<Answer>();
  const [form, fields] = useAnswer<Fields>(answer?.intent === 'openJob' ? answer : undefined, {
    id: 'open-job',
    defaultValue: { summary: brief.description.slice(0, 1000), places: String(brief.creatorsWanted) },
  });
  return (
    <Card title={t('job.open')}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <p className="muted">{t('job.openText')}</p>
          <input type="hidden" name="intent" value="openJob" />
          <Field meta={fields.summary} type="textarea" label={t('job.summary')} maxLength={1000} />
          <div className={styles.pair}>
            <MoneyField meta={fields.feeLowCents} currency={brief.currency} label={t('job.feeLow')} />
            <MoneyField
              meta={fields.feeHighCents}
              currency={brief.currency}
              label={t('job.feeHigh')}
              hint={t('job.feeHint')}
            />
          </div>
          <CountField meta={fields.places} label={t('job.places')} />
          <div className={styles.pair}>
            <Field meta={fields.closesOn} type="date" label={t('job.closesOn')} />
            <Field
              meta={fields.answersOn}
              type="date"
              label={t('job.answersOn')}
              hint={t('job.answersHint')}
            />
          </div>
          <div className={styles.pair}>
            <CountField meta={fields.minFollowers} label={t('job.minFollowers')} optional />
            <PercentField meta={fields.minEngagementPercent} label={t('job.minEngagement')} optional />
          </div>
          <Select
            meta={fields.state}
            label={t('job.state')}
            placeholder={t('job.anywhere')}
            options={Object.entries(states).map(([value, label]) => ({ value, label }))}
            optional
          />
          <div>
            <SubmitButton>{t('job.openButton')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
