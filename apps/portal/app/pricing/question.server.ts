import { businessDate } from '@elenco/brazil';
import { type PriceQuestion, priceOf, priceQuestion, rangeWithFee } from '@elenco/core/discovery/pricing';
import { type FieldError, fieldRefusal, parseAbbreviated, parsePercent, parseWhole } from '@elenco/core/kit';
import { feeKeyOf, isStale, settingOn, settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';

/** Query parameters with the input as typed; engagement is in percent. */
const fieldNames = [
  'channel',
  'format',
  'followers',
  'engagement',
  'quantity',
  'rights',
  'exclusivity',
] as const;
type FieldName = (typeof fieldNames)[number];
type Refusal = Pick<FieldError, 'code' | 'params'>;
type Typed = Readonly<Record<FieldName, string>>;

/** Values for visitors who have entered nothing. */
const example: Typed = {
  channel: 'instagram',
  format: 'reels',
  followers: '50000',
  engagement: '4',
  quantity: '1',
  rights: 'organic',
  exclusivity: 'none',
};

const noNumber = (name: FieldName) => (name === 'engagement' ? 'not_a_number' : 'not_whole_number');

export interface ParsedQuestion {
  /** The input as typed, which the form shows again after a refusal. */
  readonly typed: Typed;
  readonly question: PriceQuestion | null;
  readonly errors: Readonly<Partial<Record<FieldName, Refusal>>>;
}

/** Parses the input in a query string. Missing values come from the example; invalid ones get an error. */
export function parseQuestion(query: URLSearchParams): ParsedQuestion {
  const typed = Object.fromEntries(
    fieldNames.map((name) => [name, (query.get(name) ?? example[name]).trim().slice(0, 20)]),
  ) as Typed;
  const { engagement, followers, quantity, ...chosen } = typed;
  const read = priceQuestion.safeParse({
    ...chosen,
    followers: parseAbbreviated(followers) ?? followers,
    engagementBp: parsePercent(engagement) ?? engagement,
    quantity: parseWhole(quantity) ?? quantity,
  });
  if (read.success) return { typed, question: read.data, errors: {} };
  const errors: Partial<Record<FieldName, Refusal>> = {};
  for (const issue of read.error.issues) {
    const name = issue.path[0] === 'engagementBp' ? 'engagement' : (issue.path[0] as FieldName);
    errors[name] ??= issue.code === 'invalid_type' ? { code: noNumber(name) } : fieldRefusal(issue);
  }
  return { typed, question: null, errors };
}

/** Loads the input, its price for the creator, the price including the usual fee, and the exchange rates. */
export async function loadCalculator({ app, url, now }: RequestContext<'public'>) {
  const asked = parseQuestion(url.searchParams);
  const feeKey = feeKeyOf('open');
  const [rates, rules] = await Promise.all([
    app.money.latestRates(),
    app.see(settings, { role: 'system' }, { key: feeKey }),
  ]);
  const today = businessDate(now);
  const feeBp = settingOn(rules, feeKey, today);
  const price = asked.question && priceOf(asked.question);
  return {
    ...asked,
    price,
    fee: price && { bp: feeBp, ...rangeWithFee(price, feeBp) },
    rates,
    stale: isStale(rates.USD, today) || isStale(rates.EUR, today),
  };
}
