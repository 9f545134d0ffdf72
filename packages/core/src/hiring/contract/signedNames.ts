import { countryCodes, countryName } from '../../people';

/** The parties of a contract as its text names them. */
export interface SignedNames {
  readonly company: string;
  readonly creator: string;
}

/** What follows the name: a tax document, a country where there is no number, or nothing where neither was known. */
const documents = () =>
  [
    'CPF \\d{3}\\.',
    'CNPJ \\w{2}\\.',
    'NIF \\w',
    ',',
    ...countryCodes.map((code) => `${countryName(code, 'pt')}\\b`),
  ].join('|');

const company = new RegExp(`^CONTRATANTE: (.+?), (?:${documents()})`, 'm');
const creator = /^CONTRATADA: (.+?), (?:CPF|CNPJ) \S+, que atua como (.+)\.$/m;

/**
 * Reads the names out of the text that both accepted (`terms.pt.ts` of contracts and of creators' own), since those of
 * today may be others. Null where the text is erased.
 */
export function signedNames(text: string): SignedNames | null {
  const client = company.exec(text)?.[1];
  const [, holder, name] = creator.exec(text) ?? [];
  if (client === undefined || holder === undefined || name === undefined) return null;
  return { company: client, creator: holder === name ? name : `${holder} (${name})` };
}
