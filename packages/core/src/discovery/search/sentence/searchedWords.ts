import { oneOf, plain, type Sentence } from './text';

/** Product claims such as “sem glúten”. They look like negations, but creators write them in their profiles. */
const CLAIM = oneOf([
  '(?:sem|zero) (?:gluten|lactose|acucar|leite|carnes?|crueldade|conservantes?|parabenos?|sulfatos?|alcool)',
  '(?:no|without) (?:sugar|dairy|meat|alcohol)',
  '(?:gluten|sugar|dairy|lactose|cruelty|alcohol)[- ]free',
]);

/** Numbers, amounts and units, which no profile contains as words. */
const AMOUNT =
  /[\d$€£%]|(?<!\w)(?:mil|milhao|milhoes|reais|thousand|million|segundos?|minutos?|seconds?)(?!\w)/i;

/**
 * Words that describe a quality which profiles do not state. A search for them would exclude fitting creators,
 * so they are reported as not understood.
 */
const VAGUE =
  /^(?:(?:bem|mais|muito|muita|pouco|pouca|super|very|really|rapid[oa]s?|rapidamente|autentic[oa]s?|criativ[oa]s?|engajad[oa]s?|confiave(?:l|is)|relevantes?|famos[oa]s?|conhecid[oa]s?|pequen[oa]s?|grandes?|barat[oa]s?|car[oa]s|legal|legais|incrive(?:l|is)|perfeit[oa]s?|ideal|ideais|responde[mn]?|entregam?|authentic|creative|engaged|reliable|relevant|famous|popular|small|big|large|cheap|affordable|amazing|perfect|responsive) ?)+$/;

/** Marks product claims as read and returns them as written. */
export function takeClaims(sentence: Sentence): string[] {
  const found: string[] = [];
  sentence.take(CLAIM, (match) => {
    found.push(sentence.asWritten(match));
    return true;
  });
  return found;
}

/**
 * Divides the text that became no filter into words to search for and parts that cannot be searched. Of “5
 * churrasqueiros”, only the number cannot be searched.
 */
export function divideUnread(
  parts: readonly string[],
  isPlace: (part: string) => boolean,
): { readonly searched: string[]; readonly unread: string[] } {
  const searched: string[] = [];
  const unread: string[] = [];
  for (const part of parts) {
    const [, count, rest = part] = /^(\d{1,3}) (\p{L}.*)$/u.exec(part) ?? [];
    const isWord =
      /\p{L}{3}/u.test(rest) && !AMOUNT.test(plain(rest)) && !VAGUE.test(plain(rest)) && !isPlace(rest);
    if (!isWord) unread.push(part);
    else {
      if (count) unread.push(count);
      searched.push(rest);
    }
  }
  return { searched, unread };
}
