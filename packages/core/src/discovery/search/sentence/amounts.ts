import { parseDecimal } from '../../../kit';
import type { Channel, Format } from '../../../people';
import { channelTerms, formatTerms } from './terms';
import { oneOf, type Sentence } from './text';

/** A range of numbers in a sentence, in the units of the query; ages in years. */
export interface Bound {
  readonly kind: 'followers' | 'price' | 'engagement' | 'age';
  readonly from: number | null;
  readonly to: number | null;
  /** Format and channel to which a price applies, if the sentence names them next to it. */
  readonly format?: Format | undefined;
  readonly channel?: Channel | undefined;
  /** Position in the sentence, which distinguishes ages of the audience from those of the creator. */
  readonly at: number;
  /** The range as the user wrote it. */
  readonly written: string;
  /** True for “cerca de”, of which the range is our choice. */
  readonly isAbout: boolean;
}

/** Excludes number words before “mil”: “dez mil” is not 1,000. */
const COUNTED = String.raw`(?<!(?:\d|\w{2,5}[zs]e(?:te|is)?|\w+(?:enta|inta|entos|entas)|vinte|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|cem|cento|alguns|varios|muitos|meio|custo por)\s*)`;
/** Matches “mil” without a number, which means 1,000. “mil e quinhentos” stays unread. */
const BARE = String.raw`(?:(?:r[$]\s*)?${COUNTED}(?<![\w.,])mil(?!\w)(?!\s+e\s+(?:\w+entos|\w+entas|cem|cento|mei[oa]|[1-9]\d\d(?![\d.]|\s*(?:mil|k))))|(?<![\w.,])(?:(?:a|one)\s+(?:thousand|million)|um\s+milhao)(?!\w))`;
const NUM = String.raw`(?:(?:(?:r|us|u)?[$]\s*|[€£]\s*)?(?<![\w.,])\d+(?:[.,]\d+)*(?:\s*(?:mil(?:hao|hoes|lion)?|thousand|mi|k|m)(?!\w))?(?:\s*%)?|${BARE})`;
const LOWER = oneOf([
  'mais de|mais do que|acima de|acima dos|a partir de|a partir dos|pelo menos|ao menos',
  'no minimo(?: de)?|minimo(?: de)?|superior a|maior(?:es)? (?:do )?que|passando de|over',
  'more than|above|at least|min(?:imum)?(?: of)?|from|starting at|desde',
]);
const UPPER = oneOf([
  'ate|ate no maximo|menos de|menos do que|abaixo de|no maximo(?: de)?|maximo(?: de)?',
  'inferior a|menor(?:es)? (?:do )?que|under|below|up to|less than|fewer than|at most',
  'max(?:imum)?(?: of)?|no more than|not more than|teto de|limite de',
]);
const ABOUT = oneOf([
  'cerca de',
  'em torno de',
  'por volta de',
  'aproximadamente',
  'uns',
  'around',
  'about',
  'roughly',
]);
const MORE = String.raw`(?:\s*\+|\s+(?:ou mais|or more|pra cima|para cima|plus|and up|and above))`;
const LESS = String.raw`(?:\s+(?:ou menos|or less|or fewer|no maximo|max(?!\w)|tops))`;

/** Words before a number that name what it counts. */
const LABELS = {
  total: '(?:orcamento|verba|budget|investimento)(?: total| da campanha| de campanha)+(?: de| of| is)?',
  totalEn: '(?:total|campaign|overall) budget(?: of| is)?',
  price:
    'caches?|precos?|valor(?:es)?|orcamento|verba|budget|pric(?:es?|ed)|fees?|rates?|custo|custando|cobr(?:am?|ando|e|em)|pag(?:amos|ar|o|ando)|charg(?:es?|ing)|cost(?:s|ing)?|paying|pay',
  engagement: '(?:taxa de )?engajamento(?: medio)?|engagement(?: rate)?|taxa de engajamento',
  followers: 'seguidores|followers|inscritos|subscribers|base',
  age: 'idades?|aged?|ages|com idade',
};
/** Words after a number that name what it counts. */
const UNITS = {
  followers: String.raw`(?:de |em )?(?:seguidor(?:es|as|a)?|followers?|foll|inscrit[oa]s|subs(?:cribers?)?|fas|fans)(?!\w)`,
  age: String.raw`(?:anos(?: de idade)?|years?(?: old|-old)?|yo|y/o)(?!\w)`,
  engagement: String.raw`(?:de |of )?(?:taxa de )?(?:engajamento|engagement(?: rate)?)(?!\w)`,
  price: String.raw`(?:reais|brl)?(?: de cache| fee)?\s*(?:por|per|an?|each|cada|pel[oa]|/)\s*(?:cada )?(?:publi\w*|posts?|${Object.values(formatTerms).join('|')}|conteudos?|creators?|influenciador\w*|influencers?|entregas?|piece|um|um[ao])(?!\w)|(?:reais|brl)(?: de cache)?(?!\w)|de cache|each(?!\w)`,
};
const CONNECT = String.raw`(?:\s*(?:de|is|of|:|no|na|faixa de|por|for))*`;

const named = (parts: Readonly<Record<string, string>>, tag: string) =>
  Object.entries(parts)
    .map(([name, part]) => `(?<${tag}_${name}>${part})`)
    .join('|');

const patternAfter = (before: string) =>
  [
    before,
    `(?:${[
      String.raw`(?<range>(?:(?<!\w)(?:entre|between)\s+(?<first>${NUM})\s*(?:e|a|ate|and|to|-|–)\s*(?<second>${NUM})))`,
      String.raw`(?:(?<!\w)(?:de|from|a partir de)\s+)?(?<one>${NUM})\s*(?:a|ate|to|-|–|—)\s*(?<other>${NUM})`,
      String.raw`${LOWER}\s*(?:os\s+|as\s+)?(?<least>${NUM})(?:${MORE})?`,
      String.raw`(?:\+\s*|>=?\s*)(?<over>${NUM})`,
      String.raw`${UPPER}\s*(?:os\s+|as\s+)?(?<most>${NUM})`,
      String.raw`<=?\s*(?<below>${NUM})`,
      `(?<orMore>${NUM})${MORE}`,
      `(?<orLess>${NUM})${LESS}`,
      String.raw`(?:${ABOUT}\s+(?:de\s+)?)(?<about>${NUM})`,
      `(?<alone>${NUM})`,
    ].join('|')})`,
    String.raw`(?:\s*(?:${named(UNITS, 'unit')})(?<atMost>\s+(?:ou menos|or less|or fewer)(?!\w))?)?`,
    // “20 a 30 creators” is the number of creators, not of followers.
    String.raw`(?!\s*(?:creators?|criador|influ|perfis|profiles|posts?|videos?|pessoas|people|segundos?|seconds?|minut|views|visualiza|[\d]))`,
  ].join('');

const LABEL = String.raw`(?<!\w)(?:${named(LABELS, 'label')})${CONNECT}\s*`;
const PATTERN = patternAfter(`(?:${LABEL})?`);
const ON = String.raw`(?:\s+(?:n[oa]|d[oa]|de|em|on|in|for|from|para o|pra o|pro)?\s*(?:${named(channelTerms, 'on')})(?!\w))?`;
/** Matches a format before its price, as in “vídeo no TikTok até 3 mil”. */
const FORMAT_PATTERN = patternAfter(
  String.raw`(?:${LABEL})?(?<![\w@#])(?:${named(formatTerms, 'format')})(?!\w)${ON}(?:\s*(?:de|of|:|por|for|a|at|custando|costing)(?!\w))*\s*`,
);

const namedIn = <Name extends string>(
  groups: Groups,
  parts: Readonly<Record<Name, string>>,
  tag: string,
): Name | undefined => (Object.keys(parts) as Name[]).find((name) => groups[`${tag}_${name}`] !== undefined);

/** Returns the format in “por reels”. */
const formatAfter = (unit: string): Format | undefined =>
  (Object.keys(formatTerms) as Format[]).find((one) => new RegExp(oneOf([formatTerms[one]])).test(unit));

/** A number with its unit. In a range, the unit of the second number also applies to the first. */
interface Read {
  readonly value: number;
  readonly unit: number;
  readonly text: string;
}

function read(text: string, unitOf: Read | null): Read | null {
  const [, written, unit = ''] =
    /(\d[\d.,]*\d|\d)\s*(mil\w*|thousand|mi|k|m)?/.exec(text) ?? /()(mil\w*|thousand)/.exec(text) ?? [];
  if (written === undefined) return null;
  const digits = written || '1';
  const own = /^(?:mil|k|thousand)$/.test(unit) ? 1_000 : unit === '' ? 1 : 1_000_000;
  const value = parseDecimal(digits, unit !== '' || text.includes('%') ? 'decimal' : 'grouped');
  if (typeof value !== 'number') return null;
  const borrowed = own === 1 && unitOf && unitOf.unit > 1 && value * unitOf.unit < unitOf.value;
  const factor = borrowed ? unitOf.unit : own;
  return { value: value * factor, unit: factor, text };
}

type Groups = Readonly<Record<string, string | undefined>>;
type Range = Readonly<{ from: Read | null; to: Read | null; alone: boolean }>;

function rangeOf(groups: Groups): Range | null {
  const high = groups.second ?? groups.other;
  if (high !== undefined) {
    const to = read(high, null);
    const from = read(groups.first ?? groups.one ?? '', to);
    return from && to && from.value <= to.value ? { from, to, alone: false } : null;
  }
  const least = groups.least ?? groups.over ?? groups.orMore;
  if (least !== undefined) return { from: read(least, null), to: null, alone: false };
  const most = groups.most ?? groups.below ?? groups.orLess;
  if (most !== undefined) return { from: null, to: read(most, null), alone: false };
  const about = groups.about === undefined ? null : read(groups.about, null);
  if (about) {
    const near = (share: number) => ({ ...about, value: Math.round(about.value * share) });
    return { from: near(0.7), to: near(1.3), alone: false };
  }
  const alone = groups.alone === undefined ? null : read(groups.alone, null);
  if (groups.atMost !== undefined) return { from: null, to: alone, alone: false };
  return alone && { from: alone, to: alone, alone: true };
}

const isGiven = (groups: Groups, name: string) =>
  groups[`label_${name}`] !== undefined || groups[`unit_${name}`] !== undefined;

function kindOf(
  groups: Groups,
  { from, to, alone }: Range,
  isAge: boolean,
): Bound['kind'] | 'none' | undefined {
  const text = `${from?.text ?? ''} ${to?.text ?? ''}`;
  const highest = Math.max(from?.value ?? 0, to?.value ?? 0);
  // The schema of the search refuses larger numbers.
  if (highest > 1_000_000_000) return 'none';
  // The search compares prices in BRL per publication. Therefore, neither other currencies nor the budget
  // of a whole campaign are read.
  if (/us?[$]|(?<!r)[$]|[€£]/.test(text) || isGiven(groups, 'total') || isGiven(groups, 'totalEn'))
    return 'none';
  if (groups.unit_age !== undefined) return 'age';
  if (text.includes('%')) return isGiven(groups, 'engagement') && highest <= 100 ? 'engagement' : 'none';
  if (groups.unit_followers !== undefined) return 'followers';
  if (text.includes('r$') || groups.unit_price !== undefined) return 'price';
  for (const kind of ['age', 'engagement', 'followers', 'price'] as const)
    if (isGiven(groups, kind)) return kind;
  const isYears = (from?.value ?? 18) >= 18 && highest <= 80 && !alone && groups.about === undefined;
  const isAgeForm = groups.orMore ?? groups.one;
  if (isYears && (isAge || isAgeForm !== undefined)) return 'age';
  return highest < 1_000 || alone ? 'none' : undefined;
}

/** Upper limits below this number, beside a format, mean its price and not followers. */
const MAX_FORMAT_PRICE = 100_000;
/** Minimum from which a number without a unit counts followers. */
const MIN_FOLLOWERS = 5_000;

/** True if a number after a format is its price: “reels até 500”, but not “reels, 50 mil seguidores”. */
function isFormatPrice(groups: Groups, range: Range, isAge: boolean): boolean {
  const { from, to, alone } = range;
  const highest = Math.max(from?.value ?? 0, to?.value ?? 0);
  if (kindOf(groups, range, isAge) === 'price') return true;
  if (isGiven(groups, 'total') || isGiven(groups, 'totalEn')) return false;
  const hasOther = Object.keys(UNITS).some((unit) => groups[`unit_${unit}`] !== undefined);
  const text = `${from?.text ?? ''} ${to?.text ?? ''}`;
  if (alone || hasOther || to === null || /[$€£%]/.test(text)) return false;
  return from === null ? highest < MAX_FORMAT_PRICE : highest < MIN_FOLLOWERS;
}

interface Options {
  /** Returns true at positions where a small range without a unit means an age. */
  readonly isAge: (at: number) => boolean;
  /** False if prices must not be read. */
  readonly prices: boolean;
}

/**
 * Reads numbers together with what they count: followers, BRL per publication, percent of engagement, or
 * years. Leaves out numbers that could count several things.
 */
export function takeAmounts(sentence: Sentence, { isAge, prices }: Options): Bound[] {
  const bounds: Bound[] = [];
  const unclear: { match: RegExpExecArray; range: Range }[] = [];
  const add = (
    kind: Bound['kind'],
    { from, to, alone }: Range,
    match: RegExpExecArray,
    about: Pick<Bound, 'format' | 'channel'> = {},
  ) => {
    const factor = kind === 'price' || kind === 'engagement' ? 100 : 1;
    const value = (one: Read | null) => (one ? Math.round(one.value * factor) : null);
    // "Com 50 mil seguidores" means at least 50,000 followers, "por R$ 2 mil" at most R$ 2,000.
    const [lower, upper] = [value(from), value(to)];
    bounds.push({
      kind,
      at: match.index,
      written: sentence
        .asWritten(match)
        .trim()
        .replace(/^(?:de|from)\s+/i, ''),
      isAbout: match.groups?.about !== undefined,
      ...about,
      from: alone && kind === 'price' ? null : lower,
      to: alone && (kind === 'followers' || kind === 'engagement') ? null : upper,
    });
  };
  /** True for a second price. The search has only one, so the price of another format is not read. */
  const isSecondPrice = (format: Format | undefined, { from, to }: Range) =>
    bounds.some(
      (one) =>
        one.kind === 'price' &&
        (one.format !== format ||
          (one.from === null) === (from === null) ||
          (one.to === null) === (to === null)) &&
        (one.format !== undefined || format !== undefined),
    );
  sentence.take(FORMAT_PATTERN, (match) => {
    const groups: Groups = match.groups ?? {};
    const range = rangeOf(groups);
    if (!prices || !range || !isFormatPrice(groups, range, isAge(match.index))) return false;
    const format = namedIn(groups, formatTerms, 'format');
    if (isSecondPrice(format, range)) return false;
    add('price', range, match, { format, channel: namedIn(groups, channelTerms, 'on') });
    return true;
  });
  sentence.take(PATTERN, (match) => {
    const groups: Groups = match.groups ?? {};
    const range = rangeOf(groups);
    if (!range || (!range.from && !range.to)) return false;
    const kind = kindOf(groups, range, isAge(match.index));
    if (kind === 'none' || (kind === 'price' && !prices)) return false;
    if (kind === 'price') {
      const format = formatAfter(groups.unit_price ?? '');
      if (isSecondPrice(format, range)) return false;
      add(kind, range, match, { format });
      return true;
    }
    if (kind === undefined) {
      unclear.push({ match, range });
      return false;
    }
    add(kind, range, match);
    return true;
  });
  for (const { match, range } of unclear) {
    const kind = meantBy(range, match, bounds);
    if (kind === undefined || (kind === 'price' && !prices)) continue;
    add(kind, range, match);
    sentence.mark(match.index, match[0].length);
  }
  return bounds;
}

/** Returns the meaning of a number without a unit: followers, or the price if followers are already given. */
function meantBy(
  { from, to }: Range,
  { index, 0: text }: RegExpExecArray,
  bounds: readonly Bound[],
): Bound['kind'] | undefined {
  const followers = bounds.filter(({ kind }) => kind === 'followers');
  const next = followers.find(({ at }) => at > index && at <= index + text.length + 4);
  if (next && next.from === null) return 'followers';
  if (followers.length > 0)
    return from === null && to && to.value < 100_000 && !has(bounds, 'price') ? 'price' : undefined;
  return (from ?? to)!.value >= MIN_FOLLOWERS ? 'followers' : undefined;
}

const has = (bounds: readonly Bound[], wanted: Bound['kind']) => bounds.some(({ kind }) => kind === wanted);
