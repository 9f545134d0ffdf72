import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { useFormat } from '../../i18n/use';
import { Button, DefinitionList, Money, Stack } from '../../ui';
import type { FarAboveOffer } from './farAbove';

interface Props {
  readonly offers: readonly FarAboveOffer[];
  readonly currency: Currency;
  /** Label of the button that approves. */
  readonly confirm: string;
  readonly leftCents: number | null;
  /** Budget of which `leftCents` remains. */
  readonly leftOf: 'project' | 'squad';
  readonly fields: Readonly<Record<string, string | number>>;
  readonly proposalIds: readonly number[];
}

/**
 * Button that approves proposals far above the expected price. Its dialog first shows each proposal's price,
 * expected price and difference.
 */
export function ConfirmFarAbove({
  offers,
  currency,
  confirm,
  leftCents,
  leftOf,
  fields,
  proposalIds,
}: Props) {
  const { t } = useTranslation('company');
  return (
    <MoveDialog
      intent="approve"
      fields={fields}
      trigger={
        <Button variant="primary" size="large" wide data-main-act>
          {confirm}
        </Button>
      }
      title={t('approve.far.title', { count: offers.length })}
      text={t('approve.far.text', { count: offers.length })}
      confirm={confirm}
    >
      {() => (
        <Stack>
          {proposalIds.map((id) => (
            <input key={id} type="hidden" name="proposalIds" value={id} />
          ))}
          <FarAboveOffers offers={offers} currency={currency} />
          {leftCents !== null && (
            <p>
              {t(`approve.left.${leftOf}`)}: <Money cents={leftCents} currency={currency} />
            </p>
          )}
        </Stack>
      )}
    </MoveDialog>
  );
}

/** Price, expected price and difference of each proposal. */
export function FarAboveOffers({ offers, currency }: Pick<Props, 'offers' | 'currency'>) {
  const { t } = useTranslation('company');
  const { rate } = useFormat();
  return offers.map(({ id, name, totalCents, basis, cents, percentAbove }) => (
    <div key={id}>
      <strong>{name}</strong>
      <DefinitionList
        items={[
          { term: t('approve.far.price'), value: <Money cents={totalCents} currency={currency} /> },
          { term: t(`approve.far.${basis}`), value: <Money cents={cents} currency={currency} /> },
          {
            term: t('approve.far.difference', { rate: rate(percentAbove * 100) }),
            value: <Money cents={totalCents - cents} currency={currency} emphasis="strong" />,
          },
        ]}
      />
    </div>
  ));
}
