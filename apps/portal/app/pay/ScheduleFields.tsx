import type { FieldName, FormMetadata } from '@conform-to/react';
import { MAX_PAY_INSTALMENTS } from '@elenco/core/finance';
import { type Currency, sum } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { AddRow, RemoveRow } from '../forms/RowButtons';
import { useFormat } from '../i18n/use';
import { Button, Field, MoneyField, Row, Section, Select, Stack } from '../ui';
import { useHydrated } from '../ui/useHydrated';
import styles from './pay.module.css';
import { centsOf, type TypedPart } from './schedule';
import type { Schedule } from './useSchedule';

const counts = Array.from({ length: MAX_PAY_INSTALMENTS }, (_, index) => {
  const value = String(index + 1);
  return { value, label: value };
});

/** Name of the input for the number of instalments, whose changes `onParts` reports. */
export const SCHEDULE_COUNT = 'scheduleCount';

/**
 * Table of instalments, each with its amount, due date and delivery date. If scripts are disabled, the server
 * adds and removes rows, and the creator types the amounts.
 */
export function ScheduleFields<Fields extends { schedule: TypedPart[] }>({
  form,
  schedule,
  totalCents,
  currency,
  today,
  onParts,
}: {
  form: FormMetadata<Fields, Refusal[]>;
  schedule: Schedule;
  /** Amount that the client pays, in cents. */
  totalCents: number;
  currency: Currency;
  today: string;
  /** Called with the instalments after a button has changed them. */
  onParts: (parts: readonly TypedPart[]) => void;
}) {
  const { t } = useTranslation('pay');
  const isHydrated = useHydrated();
  const { shown, isEqual } = schedule;
  const errors = (name: string) => ({ errors: form.allErrors[name] ?? [] });
  const pastHint = (day: string | undefined, name: string) =>
    day && day < today && !form.allErrors[name] ? t('schedule.past') : undefined;
  const resize = (count: number) => onParts(schedule.resize(count, totalCents));
  return (
    <Section title={t('schedule.title')}>
      <Stack>
        <p className="muted small">
          {t('schedule.text')} {shown.length > 1 && t('schedule.deliverText')}
        </p>
        <Select
          name={SCHEDULE_COUNT}
          label={t('schedule.count')}
          options={counts}
          value={String(shown.length)}
          disabled={!isHydrated}
          onValue={(count) => resize(Number(count))}
        />
        {shown.map(({ key, amountCents, dueOn, deliverOn }, index) => {
          const at = `schedule[${index}]`;
          return (
            <fieldset key={key} className={styles.part}>
              <legend className={styles.nth}>{t('view.part', { n: index + 1 })}</legend>
              <MoneyField
                name={`${at}.amountCents`}
                label={t('schedule.amount')}
                currency={currency}
                defaultValue={amountCents}
                {...errors(`${at}.amountCents`)}
              />
              <Field
                name={`${at}.dueOn`}
                type="date"
                label={t('schedule.dueOn')}
                hint={pastHint(dueOn, `${at}.dueOn`)}
                defaultValue={dueOn}
                {...errors(`${at}.dueOn`)}
              />
              {shown.length > 1 && (
                <Field
                  name={`${at}.deliverOn`}
                  type="date"
                  label={t('schedule.deliverOn')}
                  hint={pastHint(deliverOn, `${at}.deliverOn`)}
                  defaultValue={deliverOn ?? ''}
                  optional
                  {...errors(`${at}.deliverOn`)}
                />
              )}
              {shown.length > 1 && (
                <RemoveRow
                  intent={form.remove.getButtonProps({ name: 'schedule' as FieldName<TypedPart[]>, index })}
                  label={t('proposal.remove')}
                  named={t('schedule.removeNth', { n: index + 1 })}
                  onRow={() => onParts(schedule.remove(index, totalCents))}
                />
              )}
            </fieldset>
          );
        })}
        <Sum parts={shown} totalCents={totalCents} currency={currency} />
        <Row>
          {shown.length < MAX_PAY_INSTALMENTS && (
            <AddRow
              intent={form.insert.getButtonProps({
                name: 'schedule' as FieldName<TypedPart[]>,
                defaultValue: { amountCents: '', dueOn: '', deliverOn: '' },
              })}
              label={t('schedule.add')}
              onRow={() => resize(shown.length + 1)}
            />
          )}
          {!isEqual && (
            <Button onClick={() => onParts(schedule.split(totalCents))}>{t('schedule.split')}</Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}

/** Sum of the instalments, and its difference from the amount that the client pays. */
function Sum({
  parts,
  totalCents,
  currency,
}: {
  parts: readonly TypedPart[];
  totalCents: number;
  currency: Currency;
}) {
  const { t } = useTranslation('pay');
  const { money } = useFormat();
  const differs = sum(parts.map(centsOf)) - totalCents;
  const words = { total: money(totalCents, currency), amount: money(Math.abs(differs), currency) };
  return (
    <p className="small" role="status" data-differs={differs}>
      {t(`schedule.sum.${differs === 0 ? 'equal' : differs < 0 ? 'less' : 'more'}`, words)}
    </p>
  );
}
