import type { Job } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../../i18n/use';
import type { JobView } from './load.server';

/** Returns functions that describe a job in words. */
export function useJobWords() {
  const { t } = useTranslation(['creator', 'options', 'brief']);
  const { money, date, list, compact, number } = useFormat();
  const now = useNow();
  return {
    fee({ feeLowCents: low, feeHighCents: high, currency }: Job): string {
      if (high === 0) return t('jobs.unpaid');
      if (low === high) return money(low, currency);
      return t('jobs.range', { low: money(low, currency), high: money(high, currency) });
    },
    pieces: ({ wanted }: Job) =>
      list(
        wanted.map(({ quantity, format, channel }) =>
          t('brief:piece', {
            count: quantity,
            format: t(`options:formats.${format}`),
            channel: t(`options:channels.${channel}`),
          }),
        ),
      ),
    until: ({ closesOn }: Job) => t('jobs.until', { day: date(closesOn, 'short', now) }),
    condition: ({ code, met, params }: JobView['conditions'][number]) =>
      t(`jobs.conditions.${code}.${met ? 'met' : 'unmet'}`, {
        min: code === 'followers' ? compact(Number(params.min ?? 0)) : number(Number(params.min ?? 0)),
        own: code === 'followers' ? compact(Number(params.own ?? 0)) : number(Number(params.own ?? 0)),
        state: String(params.state ?? ''),
      }),
  };
}
