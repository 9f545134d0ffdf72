import { type FieldMetadata, getFormProps } from '@conform-to/react';
import { tiers } from '@elenco/core/discovery';
import type { Squad } from '@elenco/core/hiring';
import {
  type BudgetPart,
  budgetParts,
  costMetrics,
  MAX_MIX,
  resultMetrics,
  type TargetMetric,
  type Vision,
} from '@elenco/core/hiring';
import { channels } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer, Refusal } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, CountField, Field, Form, MoneyField, Select, Stack, SubmitButton } from '../ui';
import styles from './squadPlan.module.css';

type MixRow = Record<'tier' | 'channel' | 'count', string>;
type Fields = Record<'objective' | 'idea' | 'keyMessages', string> & {
  results: Record<string, string>;
  costs: Record<string, string>;
  mix: MixRow[];
  split: Record<BudgetPart, string>;
};

/** Adds empty rows to fill in; rows that stay empty are ignored. */
const padded = (rows: readonly MixRow[]): MixRow[] => [
  ...rows,
  ...Array.from({ length: Math.min(2, MAX_MIX - rows.length) }, () => ({
    tier: '',
    channel: '',
    count: '',
  })),
];

const valuesOf = (vision: Vision | null, metrics: readonly TargetMetric[]) =>
  Object.fromEntries(
    metrics.map((metric) => [
      metric,
      String(vision?.targets.find((target) => target.metric === metric)?.value ?? ''),
    ]),
  );

/** Form that creates the next version of a squad's vision. */
export function VisionForm({
  squad,
  vision,
  newest,
}: {
  squad: Squad;
  vision: Vision | null;
  newest: number;
}) {
  const { t } = useTranslation('squadPlan');
  const answer = useActionData<Answer>();
  const [form, fields] = useAnswer<Fields>(answer, {
    id: 'vision',
    defaultValue: {
      objective: vision?.objective ?? squad.description.slice(0, 600),
      idea: vision?.idea ?? '',
      keyMessages: vision?.keyMessages.join('\n') ?? '',
      results: valuesOf(vision, resultMetrics),
      costs: valuesOf(vision, costMetrics),
      mix: padded(vision?.mix.map((row) => ({ ...row, count: String(row.count) })) ?? []),
      split: Object.fromEntries(
        budgetParts.map((part) => [part, vision?.split[part] ? String(vision.split[part]) : '']),
      ) as Record<BudgetPart, string>,
    },
  });
  const results = fields.results.getFieldset();
  const costs = fields.costs.getFieldset();
  const split = fields.split.getFieldset();
  return (
    <Card>
      <Form {...getFormProps(form)} preventScrollReset>
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="squadId" value={squad.id} />
          <input type="hidden" name="seen" value={newest} />
          <Field
            meta={fields.objective}
            type="textarea"
            rows={2}
            label={t('vision.objective')}
            maxLength={600}
          />
          <Field meta={fields.idea} type="textarea" label={t('vision.idea')} maxLength={2000} optional />
          <Field
            meta={fields.keyMessages}
            type="textarea"
            label={t('vision.keyMessages')}
            hint={t('vision.keyMessagesHint')}
            maxLength={1700}
            optional
          />
          <fieldset className={styles.rows}>
            <legend>{t('vision.results')}</legend>
            <div className={styles.pair}>
              {resultMetrics.map((metric) => (
                <CountField
                  key={metric}
                  meta={results[metric] as FieldMetadata<string, Fields, Refusal[]>}
                  label={t(`metrics.${metric}`)}
                  required={false}
                />
              ))}
            </div>
          </fieldset>
          <fieldset className={styles.rows}>
            <legend>{t('vision.costs')}</legend>
            <div className={styles.pair}>
              {costMetrics.map((metric) => (
                <MoneyField
                  key={metric}
                  meta={costs[metric] as FieldMetadata<string, Fields, Refusal[]>}
                  label={t(`metrics.${metric}`)}
                  currency={squad.currency}
                  required={false}
                />
              ))}
            </div>
          </fieldset>
          <fieldset className={styles.rows}>
            <legend>{t('vision.mix')}</legend>
            {fields.mix.getFieldList().map((row) => (
              <MixFields key={row.key} row={row} />
            ))}
          </fieldset>
          <fieldset className={styles.rows}>
            <legend>{t('vision.split')}</legend>
            <div className={styles.pair}>
              {budgetParts.map((part) => (
                <MoneyField
                  key={part}
                  meta={split[part]}
                  label={t(`parts.${part}`)}
                  currency={squad.currency}
                  required={false}
                />
              ))}
            </div>
            {fields.split.errors && (
              <Refused form={{ ...form, errors: fields.split.errors } as typeof form} />
            )}
          </fieldset>
          <div>
            <SubmitButton>{t(newest === 0 ? 'vision.saveFirst' : 'vision.save')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

/** Inputs for one row of the mix: size of the creators, channel and number of creators. */
function MixFields({ row }: { row: FieldMetadata<MixRow, Fields, Refusal[]> }) {
  const { t } = useTranslation(['squadPlan', 'options']);
  const { tier, channel, count } = row.getFieldset();
  return (
    <div className={styles.row}>
      <Select
        meta={tier}
        label={t('vision.tier')}
        placeholder={t('vision.choose')}
        required={false}
        options={tiers.map((value) => ({ value, label: t(`tiers.${value}`) }))}
      />
      <Select
        meta={channel}
        label={t('vision.channel')}
        placeholder={t('vision.choose')}
        required={false}
        options={channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
      />
      <CountField meta={count} label={t('vision.count')} required={false} />
    </div>
  );
}
