import type { Withheld } from '@elenco/core/finance';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';

/** Amounts of a payout if it is paid on a given day, in minor units. */
interface TaxPreview {
  readonly id: number;
  readonly withholdings: readonly Withheld[];
  readonly netCents: number;
  readonly transferCents: number;
  /** Difference from the taxes calculated so far. */
  readonly changeCents: number;
  /** Amounts with the given day's taxes, even if the payout's taxes are already final. */
  readonly ofDay: { readonly withholdings: readonly Withheld[]; readonly transferCents: number };
}

/**
 * Returns the amount to transfer for a payout on the day of the preview, in minor units; undefined until
 * known.
 */
export type TransferOn = (id: number) => number | undefined;

/**
 * Returns previews of payouts for a payment day, and a function that returns the amount to transfer for a
 * payout. The previews are undefined until loaded.
 */
export function useTaxPreview(payouts: readonly number[], on: string) {
  const data = useDataProvider<ElencoDataProvider>();
  const { data: previews, error } = useQuery({
    queryKey: ['payouts', 'previewTaxes', on, payouts],
    queryFn: async () => {
      const reply = await data.run('payouts.previewTaxes', { payouts, on });
      return (reply as { previews: TaxPreview[] }).previews;
    },
    enabled: payouts.length > 0 && on !== '',
    gcTime: 0,
    retry: false,
  });
  const transferOn: TransferOn = (id) => previews?.find((row) => row.id === id)?.transferCents;
  return { previews, transferOn, error };
}
