import { plainName } from '@elenco/brazil';
import { z } from 'zod';
import { hashOf } from '../../kit';
import { brand, instant, line } from '../../people';

/**
 * Text that a creator accepts before reading the whole brief of a silent squad. Not in /locales, because it
 * is binding: it is in Portuguese for every user. Its hash is stored with the name and time of acceptance.
 */
export const confidentialityText = [
  `Este projeto é confidencial. Ao aceitar, comprometo-me a não contar a terceiros qual é a marca, o produto, o conteúdo do briefing, os valores e os arquivos que vou conhecer pela plataforma ${brand.name}, até que a marca os torne públicos ou autorize por escrito.`,
  'O compromisso vale também se eu recusar o convite ou não for escolhido. Posso mostrar o trabalho no meu portfólio apenas quando o texto público do convite o permitir, e depois da publicação.',
].join('\n\n');

/** A creator's acceptance of confidentiality: the typed name, the time, and the hash of the accepted text. */
export const confidentiality = z.strictObject({
  name: line(120),
  at: instant,
  textHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Confidentiality = z.output<typeof confidentiality>;

/** True if a signature equals the name of the account, ignoring case, accents and extra spaces. */
export const isOwnName = (signature: string, name: string): boolean =>
  plainName(signature) === plainName(name);

export const acceptedBy = (name: string, at: string): Confidentiality => ({
  name,
  at,
  textHash: hashOf(confidentialityText),
});
