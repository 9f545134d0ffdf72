import { type CostPart, costParts, type EmvRate } from '@elenco/core/hiring';
import { parseMoney } from '@elenco/core/kit';
import { channels } from '@elenco/core/people';
import { type Locale, tags } from '../i18n/locales';

/**
 * Ages in days since publication at which a report can measure posts (docs/decisions/090-report-formulas.md).
 */
export const ages = [1, 3, 7, 30] as const;

export interface ReportOptions {
  readonly base: readonly CostPart[];
  /** Cost of boosting as typed. */
  readonly boost: string;
  /** Cost of boosting in minor units; null if `boost` is empty or invalid. */
  readonly boostCents: number | null;
  readonly ageDays: number | null;
  readonly emv: readonly EmvRate[] | null;
}

const MAX_TYPED = 24;

function centsIn(params: URLSearchParams, name: string, locale: Locale): number | null {
  const text = (params.get(name) ?? '').trim();
  if (text === '' || text.length > MAX_TYPED) return null;
  const cents = parseMoney(text, tags[locale]);
  return cents !== undefined && cents >= 0 && cents <= 1_000_000_000_000 ? cents : null;
}

/** Parses the calculation options of a report in a query string; ignores invalid ones. */
export function optionsIn(params: URLSearchParams, locale: Locale): ReportOptions {
  const asked = costParts.filter((part) => params.getAll('base').includes(part));
  const age = Number(params.get('age'));
  const rates = channels.flatMap((channel) => {
    const lowCents = centsIn(params, `from.${channel}`, locale);
    const highCents = centsIn(params, `to.${channel}`, locale) ?? lowCents;
    if (lowCents === null || highCents === null) return [];
    return [{ channel, lowCents: Math.min(lowCents, highCents), highCents: Math.max(lowCents, highCents) }];
  });
  return {
    base: asked.length > 0 ? asked : ['fees', 'service'],
    boost: (params.get('boost') ?? '').slice(0, MAX_TYPED),
    boostCents: centsIn(params, 'boost', locale),
    ageDays: ages.some((one) => one === age) ? age : null,
    emv: params.has('emv') ? rates : null,
  };
}
