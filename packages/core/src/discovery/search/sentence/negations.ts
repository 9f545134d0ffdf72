import { oneOf } from './text';

/**
 * Negations of one noun phrase: “sem moda em Recife” does not exclude Recife. English “no” counts only before
 * certain nouns, because it is also a Portuguese word.
 */
const PHRASE = oneOf([
  'sem(?! (?:passar|ultrapassar|exceder))|nada|fora d(?:e|[oa]s?)|livres? de|zero(?= [a-z])',
  'without|nothing|outside(?: of)?|free of|no(?= (?:fashion|beauty|makeup|games|gaming|kids|pets|cars|food|travel|sports|music)(?!\\w))',
]);
/** Negations of the rest of a clause. */
const CLAUSE = oneOf([
  'nao(?![- ]binari| (?:mais|so|apenas|somente)(?!\\w))|nunca|jamais|nem|exceto|salvo(?= [eoa]s? )|tirando|evit(?:ar|e|em|ando)',
  'exclu(?:ir|a|indo|de|ding)|(?:com|a) excecao d(?:e|[oa]s?)|(?<!(?:ou|ao|pelo|mais|nada) )menos(?= (?!de |do |que )[a-z])',
  "not(?! (?:more|only|just)(?!\\w))|[a-z]+n['’]t|cannot|never|neither|nor|avoid(?:ing)?|except(?: for)?|other than",
]);
/** Words that, after a negation, start a description of people. The whole description is then negated. */
const PEOPLE =
  '(?= (?:(?:os|as|um|uma|any|the|a|an) )?(?:que|quem|ter|ser|estar|falar|fazer|postar|cobrar|mais|com|acima|over|more|with|having|being|charging|posting|pessoas?|gente|perf(?:il|is)|contas?|criador\\w*|influenc\\w+|aquel\\w+|publico|audiencia|seguidor\\w*|people|those|anyone|creators?|profiles?|accounts?|audiences?|followers)(?!\\w))';

const REST = String.raw`(?:[^,.;!?()\n]|[.,](?=\d))`;
/** Matches a negated list, as in “sem moda, games e pets”. */
const LIST = String.raw`(?:,\s+(?!(?:em|no|na|com|de|ate|in|on|with|from|for|up|mas|but)\s)[a-z-]+(?: [a-z-]+){0,1})*,?\s+(?:e|ou|nem|and|or|nor)\s+(?!(?:em|no|na|com|ate|in|on|with|from|for|up)\s)[a-z-]+`;
const CONTRAST = String.raw`\s+(?:mas|but|porem|e sim|instead)(?!\w)`;
/** Matches the words after a negated noun phrase with which the sentence is about the creators again. */
const FURTHER = String.raw`\s+(?:(?:e|and)\s+)?(?:em|no|na|nos|nas|in|on|from|based|para|pra|for|com|with|having|ate|up to|under|over|acima|abaixo|entre|between|a partir|mais de|menos de|more than|less than|at least|pelo menos|no maximo)(?!\w)`;
const END = String.raw`[,.;!?()\n]|$`;

const phrase = String.raw`${PHRASE}(?!${PEOPLE}):?\s+\S${REST}*?(?:${LIST})?(?=${FURTHER}|${CONTRAST}|${END})`;
const clause = `(?:${CLAUSE}|${PHRASE}${PEOPLE})${REST}+?(?:${LIST})?(?=${CONTRAST}|${END})`;

/**
 * Matches a negated part of a sentence. The search cannot express negations, so the words in it must not
 * become filters.
 */
export const NEGATED = `${clause}|${phrase}|(?<!\\w)(?:non|anti)-(?!binar)[a-z]+`;

/** Matches parts of a state or city, for which the search has no filter. */
export const PART_OF_STATE = oneOf([
  '(?<!(?:design(?:ers?)?|decoracao) (?:de )?)interior(?! design)|countryside|zona (?:sul|norte|leste|oeste)|litoral',
]);
