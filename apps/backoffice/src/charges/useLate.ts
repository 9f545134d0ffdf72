import { type Instalment, lateRates } from '@elenco/core/finance';
import type { Setting } from '@elenco/core/platform';
import { useGetList } from 'ra-core';

/** Returns the rates for a late charge; undefined until loaded. */
export function useLate(chargeId: number) {
  const { data: instalments } = useGetList<Instalment>('instalments', { filter: { chargeId } });
  const { data: settings } = useGetList<Setting>('settings', {
    filter: { key: [...lateRates] },
    pagination: { page: 1, perPage: 1_000 },
  });
  return instalments && settings ? { instalment: instalments[0], settings } : undefined;
}
