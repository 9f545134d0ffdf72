import type { FinanceDay } from '@elenco/core/finance';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { liveInterval } from '../kit/live';
import type { ElencoDataProvider } from '../providers/data';

/**
 * Returns the day's finance totals. Refetches them at the polling interval while the live stream is not
 * connected.
 */
export function useFinanceDay(enabled = true) {
  const data = useDataProvider<ElencoDataProvider>();
  return useQuery({
    queryKey: ['receipts', 'finance-day'],
    queryFn: () => data.ask<FinanceDay>('finance-day'),
    refetchInterval: liveInterval,
    enabled,
  });
}
