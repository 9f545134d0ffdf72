import { emptyQuery, MAX_TEXT, type SearchQuery } from '../query';
import { takeAmounts } from './amounts';
import { takePeople } from './audience';
import { PART_OF_STATE } from './negations';
import { takePlaces } from './places';
import { channelTerms, requestTerms } from './terms';
import { oneOf, plain, Sentence } from './text';
import { type Access, type Filters, takeSkills, takes, type Understood, understand } from './understand';

/** Filters that are replaced together: for example, a new place must not be combined with the old state. */
const groups: readonly (readonly (keyof Filters)[])[] = [
  ['followersFrom', 'followersTo'],
  ['engagementFrom', 'engagementTo'],
  ['priceFrom', 'priceTo', 'priceFormat'],
  ['country', 'states', 'cities'],
  ['audienceGender', 'audienceGenderShare'],
];

/**
 * Returns a search in which the filters of a sentence replace the words of the sentence. Other filters do not
 * change. Words that are no filter are searched. A sentence without filters is searched as it is, unless it
 * begins with a request such as “quero”, or its words would find what it excludes.
 */
export function withSentence(
  query: SearchQuery,
  text: string,
  access?: Access,
): { readonly query: SearchQuery } & Pick<Understood, 'unread' | 'withheld'> {
  const { filters, words, unread, withheld } = understand(text, access);
  const given = Object.keys(filters) as (keyof Filters)[];
  if (given.length === 0 && !isRequest(text) && !withheld.some(containsFilter))
    return { query: { ...query, text, after: null }, unread: [], withheld: [] };
  const replaced = groups.filter((group) => group.some((field) => given.includes(field))).flat();
  const cleared = Object.fromEntries(replaced.map((field) => [field, emptyQuery[field]]));
  return {
    query: { ...query, ...cleared, ...filters, text: words.join(' ').slice(0, MAX_TEXT).trim(), after: null },
    unread,
    withheld,
  };
}

/** True for a sentence that begins by asking for creators, so that its first words are no name. */
const isRequest = (text: string): boolean => new RegExp(`^\\W*${oneOf(requestTerms)}`).test(plain(text));

/** True for “nada de moda” and “interior”; false for a name such as “Não Salvo”. */
function containsFilter(withheld: string): boolean {
  const sentence = new Sentence(withheld);
  return (
    takes(sentence, PART_OF_STATE) ||
    takeSkills(sentence).length > 0 ||
    Object.keys(takePlaces(sentence).places).length > 0 ||
    Object.values(channelTerms).some((term) => takes(sentence, term)) ||
    Object.keys(takePeople(sentence, () => false)).length > 0 ||
    takeAmounts(sentence, { isAge: () => false, prices: true }).length > 0
  );
}
