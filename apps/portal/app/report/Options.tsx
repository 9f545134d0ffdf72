import { costParts } from '@elenco/core/hiring';
import { Form as GetForm } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Disclosure, MoneyField, Row, Select, Stack } from '../ui';
import type { ReportData } from './load.server';
import { ages } from './options';

/** Options of the calculation, all stored in the address, so that closing the report stores what is shown. */
export function Options({ report }: { report: ReportData }) {
  const { t } = useTranslation(['report', 'options']);
  const { options, shown, squad } = report;
  if (!options || !shown) return null;
  const { currency } = shown.figures;
  const rate = (channel: string, end: 'lowCents' | 'highCents') =>
    options.emv?.find((one) => one.channel === channel)?.[end];
  return (
    <Disclosure summary={t('options')} open={options.emv !== null}>
      <GetForm method="get" preventScrollReset>
        <Stack form>
          {squad && <input type="hidden" name="squad" value="" />}
          <fieldset>
            <legend>{t('baseLabel')}</legend>
            {costParts.map((part) => (
              <Checkbox
                key={part}
                name="base"
                value={part}
                label={t(`bases.${part}`)}
                defaultChecked={options.base.includes(part)}
              />
            ))}
          </fieldset>
          <MoneyField
            name="boost"
            label={t('boostLabel')}
            currency={currency}
            defaultValue={options.boostCents ?? options.boost}
            optional
          />
          <Select
            name="age"
            label={t('ageLabel')}
            defaultValue={options.ageDays === null ? '' : String(options.ageDays)}
            required={false}
            options={[
              { value: '', label: t('ages.now') },
              ...ages.map((age) => ({ value: String(age), label: t(`ages.${age}`) })),
            ]}
          />
          <Checkbox
            name="emv"
            label={t('emvAsk')}
            hint={t('emvFormula')}
            defaultChecked={options.emv !== null}
          />
          {options.emv !== null &&
            shown.figures.byChannel.map(({ key }) => {
              const channel = t(`options:channels.${key}`);
              const [low, high] = [rate(key, 'lowCents'), rate(key, 'highCents')];
              return (
                <Row key={key}>
                  <MoneyField
                    name={`from.${key}`}
                    label={t('emvLow', { channel })}
                    currency={currency}
                    {...(low === undefined ? {} : { defaultValue: low })}
                    optional
                  />
                  <MoneyField
                    name={`to.${key}`}
                    label={t('emvHigh', { channel })}
                    currency={currency}
                    {...(high === undefined ? {} : { defaultValue: high })}
                    optional
                  />
                </Row>
              );
            })}
          <Row>
            <Button type="submit">{t('optionsShow')}</Button>
          </Row>
        </Stack>
      </GetForm>
    </Disclosure>
  );
}
