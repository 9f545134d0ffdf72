import { type Instalment, lateRates } from '@elenco/core/finance';
import type { Setting } from '@elenco/core/platform';
import { useGetList } from 'ra-core';

const all = { page: 1, perPage: 1_000 } as const;

/** Returns the instalments and late-fee rates of charges; undefined until loaded. */
export function useLateOf(chargeIds: readonly number[]) {
  const asked = chargeIds.length > 0;
  const { data: instalments } = useGetList<Instalment>(
    'instalments',
    { filter: { chargeId: chargeIds }, pagination: all },
    { enabled: asked },
  );
  const { data: settings } = useGetList<Setting>('settings', {
    filter: { key: [...lateRates] },
    pagination: all,
  });
  if (!settings || (asked && !instalments)) return undefined;
  return { instalments: asked ? (instalments ?? []) : [], settings };
}

/** Returns the instalment and late-fee rates of a charge; undefined until loaded. */
export function useLate(chargeId: number) {
  const late = useLateOf([chargeId]);
  return late && { instalment: late.instalments[0], settings: late.settings };
}
