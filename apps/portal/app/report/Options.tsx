import { costParts } from '@elenco/core/hiring';
import { Form as GetForm } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Disclosure, MoneyField, Row, Select, Stack } from '../ui';
import type { ReportData } from './load.server';
import { ages } from './options';
import type { Presented } from './present.server';
import { useFigures } from './useFigures';

type ShownOptions = NonNullable<ReportData['options']>;

/**
 * Options of the calculation, all stored in the query string, so that closing the report stores the shown
 * metrics.
 */
export function Options({ report: { options, shown, squad } }: { report: ReportData }) {
  return options && shown ? <OptionsForm options={options} shown={shown} isSquad={squad !== null} /> : null;
}

function OptionsForm({
  options,
  shown: { figures },
  isSquad,
}: {
  options: ShownOptions;
  shown: Presented;
  isSquad: boolean;
}) {
  const { t, partsText } = useFigures(figures);
  const parts = costParts.filter((part) => !figures.isWork || part !== 'boost');
  return (
    <Disclosure summary={t('options')} open={options.emv !== null}>
      <GetForm method="get" preventScrollReset>
        <Stack form>
          {isSquad && <input type="hidden" name="squad" value="" />}
          <fieldset>
            <legend>{t('baseLabel')}</legend>
            {parts.map((part) => (
              <Checkbox
                key={part}
                name="base"
                value={part}
                label={partsText([part])}
                defaultChecked={options.base.includes(part)}
              />
            ))}
          </fieldset>
          {!figures.isWork && <ResultOptions options={options} figures={figures} />}
          <Row>
            <Button type="submit">{t('optionsShow')}</Button>
          </Row>
        </Stack>
      </GetForm>
    </Disclosure>
  );
}

/** Options about results of published content: boosting, age of the readings, earned media value. */
function ResultOptions({ options, figures }: { options: ShownOptions; figures: Presented['figures'] }) {
  const { t } = useTranslation(['report', 'options']);
  const { currency } = figures;
  const rate = (channel: string, end: 'lowCents' | 'highCents') =>
    options.emv?.find((one) => one.channel === channel)?.[end];
  return (
    <>
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
      <Checkbox name="emv" label={t('emvAsk')} hint={t('emvFormula')} defaultChecked={options.emv !== null} />
      {options.emv !== null &&
        figures.byChannel.map(({ key }) => {
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
    </>
  );
}
