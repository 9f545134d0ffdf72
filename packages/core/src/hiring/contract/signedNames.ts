import { countryCodes, countryName } from '../../people';

/** Names of the parties in the text of a contract. */
export interface SignedNames {
  readonly company: string;
  readonly creator: string;
}

/** Patterns that follow a name: a tax document, a country without a number, or a comma if neither was known. */
const documents = () =>
  [
    'CPF \\d{3}\\.',
    'CNPJ \\w{2}\\.',
    'NIF \\w',
    ',',
    ...countryCodes.map((code) => `${countryName(code, 'pt')}\\b`),
  ].join('|');

const company = new RegExp(`^CONTRATANTE: (.+?), (?:${documents()})`, 'm');
/** The name at work is left out of own contracts if it is that of the holder. */
const creator = /^CONTRATADA: (.+?), (?:CPF|CNPJ) \S+?(?:, que atua como (.+))?\.$/m;

/**
 * Reads the names of the parties from the accepted text (`terms.pt.ts` of contracts and of creators' own
 * contracts), since current names may differ. Null if the text is erased.
 */
export function signedNames(text: string): SignedNames | null {
  const client = company.exec(text)?.[1];
  const [, holder, name = holder] = creator.exec(text) ?? [];
  if (client === undefined || holder === undefined || name === undefined) return null;
  return { company: client, creator: holder === name ? name : `${holder} (${name})` };
}
