import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { TaxChanges } from './TaxChanges';
import { useTaxPreview } from './useTaxPreview';

/**
 * Amount to transfer on the date in the form. The form also submits this amount, so that the server can
 * refuse the release if its own calculation differs.
 */
export function ReleaseTaxes({ payout }: { payout: RecordOf<'payouts'> }) {
  const words = useWords();
  const { setValue } = useFormContext();
  const on: string = useWatch({ name: 'madeOn' }) ?? '';
  const preview = useTaxPreview([payout.id], on);
  const transferCents = preview.previews?.[0]?.transferCents;
  useEffect(() => setValue('transferCents', transferCents), [setValue, transferCents]);
  return (
    <>
      {transferCents === undefined ? null : (
        <FactList
          rows={[
            {
              name: words.t('payoutTaxes.transfer'),
              value: <Money cents={transferCents} currency={payout.currency} />,
            },
          ]}
        />
      )}
      <TaxChanges payouts={[payout]} on={on} preview={preview} />
    </>
  );
}
