import { z } from 'zod';
import { hashOf } from '../../kit';
import { brand, instant, line } from '../../people';

/**
 * What a creator accepts before a silent squad opens. Its wording stands here and not among the interface's texts: it
 * binds, in Portuguese whatever language the product is read in, and its hash is kept with who accepted it and when.
 */
export const confidentialityText = [
  `Este projeto é confidencial. Ao aceitar, comprometo-me a não contar a terceiros qual é a marca, o produto, o conteúdo do briefing, os valores e os arquivos que vou conhecer pela plataforma ${brand.name}, até que a marca os torne públicos ou autorize por escrito.`,
  'O compromisso vale também se eu recusar o convite ou não for escolhido. Posso mostrar o trabalho no meu portfólio apenas quando o texto público do convite o permitir, e depois da publicação.',
].join('\n\n');

/** Who accepted it, when, and which text. */
export const confidentiality = z.strictObject({
  name: line(120),
  at: instant,
  textHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Confidentiality = z.output<typeof confidentiality>;

export const acceptedBy = (name: string, at: string): Confidentiality => ({
  name,
  at,
  textHash: hashOf(confidentialityText),
});
