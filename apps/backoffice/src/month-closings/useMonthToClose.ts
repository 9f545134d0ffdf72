import { addDays } from '@elenco/brazil';
import { daysOfMonth, type MonthState } from '@elenco/core/finance';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { today } from '../kit/today';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

/** Returns the chosen month, by default the next month to close, and the conditions for closing it. */
export function useMonthToClose(chosen?: string) {
  const data = useDataProvider<ElencoDataProvider>();
  const { data: closings } = useGetList<RecordOf<'month-closings'>>('month-closings', {
    filter: { status: 'closed' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'month', order: 'DESC' },
  });
  const last = closings?.[0]?.month;
  const next = last ? addDays(last, 31) : addDays(daysOfMonth(today()).from, -1);
  const { from: month } = daysOfMonth(chosen ?? next);
  const { data: state, refetch } = useQuery({
    queryKey: ['trial-balance', 'month', month],
    queryFn: () => data.ask<MonthState>(`trial-balance/month?month=${month}`),
    enabled: closings !== undefined,
  });
  return { month, state, refetch };
}
