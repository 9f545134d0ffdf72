import { businessDate } from '@elenco/brazil';
import type { Currency } from '@elenco/core/kit';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../i18n/use';
import { Field, MoneyField, Segmented } from '../ui';
import { approvalKinds } from './approvalKinds';

export type Limit = { kind: string; limitCents: string; currency: string; untilOn: string };

/** Initial values: a member approves nothing unless the owner chooses otherwise. */
export const noApprovals = (currency: Currency): Limit => ({
  kind: 'none',
  limitCents: '',
  currency,
  untilOn: '',
});

type Props = {
  meta: { getFieldset: () => Readonly<Record<keyof Limit, ComponentProps<typeof Field>['meta'] & object>> };
  label: string;
  currency: Currency;
};

/** Inputs for the approval limit of an invited member: nothing, an amount until a date, or everything. */
export function LimitFields({ meta, label, currency }: Props) {
  const { t } = useTranslation('team');
  const now = useNow();
  const { kind, limitCents, untilOn, currency: unit } = meta.getFieldset();
  const [chosen, setChosen] = useState(String(kind.initialValue ?? 'none'));
  return (
    <>
      <input type="hidden" name={unit.name} value={currency} />
      <Segmented
        meta={kind}
        label={label}
        hint={t(`invite.limitHints.${chosen as (typeof approvalKinds)[number]}`)}
        onValue={setChosen}
        options={approvalKinds.map((value) => ({ value, label: t(`invite.limitKinds.${value}`) }))}
      />
      {chosen === 'upTo' && (
        <>
          <MoneyField meta={limitCents} currency={currency} label={t('approval.sum')} required />
          <Field
            meta={untilOn}
            type="date"
            min={businessDate(now.toISOString())}
            label={t('approval.until')}
            required
          />
        </>
      )}
    </>
  );
}
