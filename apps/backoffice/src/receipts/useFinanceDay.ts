import type { FinanceDay } from '@elenco/core/finance';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { liveInterval } from '../kit/live';
import type { ElencoDataProvider } from '../providers/data';

/** Returns the figures of the day for finance. They are refetched whenever lists are. */
export function useFinanceDay(enabled = true) {
  const data = useDataProvider<ElencoDataProvider>();
  return useQuery({
    queryKey: ['receipts', 'finance-day'],
    queryFn: () => data.ask<FinanceDay>('finance-day'),
    refetchInterval: liveInterval,
    enabled,
  });
}
