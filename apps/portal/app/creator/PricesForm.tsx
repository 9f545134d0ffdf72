import { type FieldName, getFormProps } from '@conform-to/react';
import { channels, formats } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { AddRow, RemoveRow } from '../forms/RowButtons';
import { readIntents } from '../forms/readIntents';
import { useAnswer } from '../forms/useAnswer';
import { Form, MoneyField, Row, Select, Stack, SubmitButton } from '../ui';
import styles from './settings.module.css';
import type { OwnSettings } from './settings.server';

type Price = Record<'channel' | 'format' | 'cents', string>;
const empty: Price = { channel: '', format: '', cents: '' };

/** Form for the creator's prices by kind of publication. */
export function PricesForm({ profile, answer }: { profile: OwnSettings['profile']; answer?: Answer }) {
  const { t } = useTranslation(['creator', 'options']);
  const kept = profile.prices.map((one) => ({ ...one, cents: String(one.cents) }));
  const [form, fields] = useAnswer<{ prices: Price[] }>(answer, {
    id: 'prices-form',
    defaultValue: { prices: kept.length > 0 ? kept : [empty] },
    onValidate: readIntents,
  });
  const rows = fields.prices.getFieldList();
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="intent" value="prices" />
      <Stack>
        <Refused form={form} />
        {rows.map((row, index) => {
          const price = row.getFieldset();
          return (
            <fieldset key={row.key} className={styles.presence}>
              <legend className="sr">{t('prices.nth', { n: index + 1 })}</legend>
              <Select
                meta={price.channel}
                label={t('channels.channel')}
                placeholder={t('channels.choose')}
                options={channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))}
              />
              <Select
                meta={price.format}
                label={t('prices.format')}
                placeholder={t('channels.choose')}
                options={formats.map((value) => ({ value, label: t(`options:formats.${value}`) }))}
              />
              <MoneyField meta={price.cents} label={t('prices.amount')} currency={profile.currency} />
              <div className={styles.remove}>
                <RemoveRow
                  intent={form.remove.getButtonProps({ name: String(fields.prices.name), index })}
                  label={t('channels.remove')}
                  named={t('prices.removeNth', { n: index + 1 })}
                />
              </div>
            </fieldset>
          );
        })}
        <Row>
          {rows.length < 20 && (
            <AddRow
              intent={form.insert.getButtonProps({
                name: fields.prices.name as FieldName<Price[]>,
                defaultValue: empty,
              })}
              label={t('prices.add')}
            />
          )}
          <SubmitButton variant="dark" name="save" value="prices">
            {t('settings.save')}
          </SubmitButton>
        </Row>
      </Stack>
    </Form>
  );
}
