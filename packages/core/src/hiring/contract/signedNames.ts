import { isSameText } from '../../kit';
import { countryCodes, countryName } from '../../people';

/** Names of the parties in the text of a contract. */
export interface SignedNames {
  readonly company: string;
  readonly creator: string;
}

/**
 * Returns patterns for the text after a name: a tax number, a country without a number, or a comma if neither
 * was known.
 */
const documents = () =>
  [
    'CPF \\d{3}\\.',
    'CNPJ \\w{2}\\.',
    'NIF \\w',
    ',',
    ...countryCodes.map((code) => `${countryName(code, 'pt')}\\b`),
  ].join('|');

const company = new RegExp(`^CONTRATANTE: (.+?), (?:${documents()})`, 'm');
/**
 * Matches the creator's line. In an Elenco Pay contract, it contains the stage name only if that differs from
 * the holder's name in more than case and accents.
 */
const creator = /^CONTRATADA: (.+?), (?:CPF|CNPJ) \S+?(?:, que atua como (.+))?\.$/m;

/**
 * Reads the names of the parties from the accepted text (`terms.pt.ts` of hiring and Elenco Pay contracts),
 * because the current names of the parties may differ from those in the text. Returns null if the text was
 * erased.
 */
export function signedNames(text: string): SignedNames | null {
  const client = company.exec(text)?.[1];
  const [, holder, name = holder] = creator.exec(text) ?? [];
  if (client === undefined || holder === undefined || name === undefined) return null;
  return { company: client, creator: isSameText(holder, name) ? holder : `${holder} (${name})` };
}
