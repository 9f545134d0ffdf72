import type { Withheld } from '@elenco/core/finance';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ElencoDataProvider } from '../providers/data';

/** A payout as it would be paid on a day. Minor units. */
interface TaxPreview {
  readonly id: number;
  readonly withholdings: readonly Withheld[];
  readonly netCents: number;
  readonly transferCents: number;
  /** Against the taxes that are computed now. */
  readonly changeCents: number;
}

/** Returns what a payout transfers on the day of the preview, in minor units; undefined until that is known. */
export type TransferOn = (id: number) => number | undefined;

/** Returns what payouts would transfer on a day, in their order; undefined until the server has answered. */
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
