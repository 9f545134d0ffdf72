import type { Gender } from '../../../people';
import { oneOf, type Sentence } from './text';

/**
 * Stems of nouns whose feminine form means only women, as in “cozinheiras”. The masculine form sets no gender,
 * because “cozinheiros” includes women.
 */
const stems = `advogad apresentador arquitet bailarin barbeir blogueir boleir cabeleireir cantor colecionador
  compositor confeiteir corredor costureir cozinheir criador dancarin decorador doceir doutor educador
  empreendedor empresari enfermeir engenheir escritor fotograf funkeir ilustrador influenciador investidor
  jardineir jogador maquiador marceneir mochileir nadador organizador padeir pedagog pintor produtor professor
  programador psicolog redator treinador vendedor`.split(/\s+/);
/** Stems whose feminine singular is also an adjective or a field, such as “estética médica”. */
const pluralStems = ['biolog', 'medic', 'veterinari'];

/** Nouns that name the gender themselves, as patterns without accents. */
const nouns: Readonly<Record<Exclude<Gender, 'nonbinary'>, string>> = {
  female:
    'maes|mae|mamaes|mamae|gestantes?|gravidas?|artesas|atriz(?:es)?|mothers?|moms?|mums?|momm(?:y|ies)|pregnant|grandmas?|grandmothers?|actress(?:es)?|businesswom[ae]n',
  // “O país” without its accent is not a father.
  male: '(?<!(?:o|no|do|ao|pelo|este|neste|deste|cada|todo) )pais|pai|papais|papai|fathers?|dads?|dadd(?:y|ies)|grandpas?|grandfathers?|businessm[ae]n',
};

/** Words after which a noun is a topic or belongs to another person, as in “falam sobre mães”. */
const TOPIC =
  /(?<!\w)(?:sobre|about|minhas?|meus?|suas?|seus?|my|her|his|your|their) (?:(?:as|os|a|o|the) )?$/;

/**
 * Returns genders of people nouns. Leaves the nouns unread, because most are also terms for a specialty. A
 * noun in both forms, as in “médicos e médicas”, sets no gender.
 */
export function gendersOfNouns(
  { rest }: Pick<Sentence, 'rest'>,
  isAudience: (at: number) => boolean,
): { readonly creator: Gender[]; readonly audience: Gender[] } {
  const found = { creator: new Set<Gender>(), audience: new Set<Gender>() };
  const add = (gender: Gender, pattern: string) => {
    for (const { index, 0: noun } of rest.matchAll(new RegExp(oneOf([pattern]), 'g'))) {
      if (TOPIC.test(rest.slice(0, index)) || isInBothForms(noun, rest)) continue;
      found[isAudience(index) ? 'audience' : 'creator'].add(gender);
    }
  };
  add('female', `(?:${stems.join('|')})as?|(?:${pluralStems.join('|')})as|${nouns.female}`);
  add('male', nouns.male);
  return { creator: [...found.creator], audience: [...found.audience] };
}

/** True for the feminine form of a noun if the text also has the masculine form. */
function isInBothForms(noun: string, text: string): boolean {
  const stem = [...stems, ...pluralStems].find((one) => noun === `${one}a` || noun === `${one}as`);
  return stem !== undefined && new RegExp(oneOf([`${stem}(?:es|os?)?`])).test(text);
}
