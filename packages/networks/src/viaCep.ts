import { z } from 'zod';
import { sendRequest } from './ask';

/**
 * The postal address of a Brazilian postal code. The street is empty if a small town has a single code for
 * all its streets.
 */
export interface PostalPlace {
  readonly street: string;
  readonly city: string;
  readonly state: string;
}

const part = z.string().max(200).default('');
const answer = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  z.object({ logradouro: part, localidade: part, uf: part }),
]);

/**
 * Looks up the postal address of a postal code; returns null if the code does not exist. Source: ViaCEP,
 * `/ws/{cep}/json/`.
 * @param address base URL of the service
 * @param cep eight digits
 * @throws NetworkError
 */
export async function readPostalPlace(address: string, cep: string): Promise<PostalPlace | null> {
  const found = await sendRequest({
    name: 'ViaCEP',
    url: `${address}/${cep}/json/`,
    answer,
    errorIn: () => undefined,
  });
  if ('erro' in found) return null;
  return { street: found.logradouro, city: found.localidade, state: found.uf };
}
