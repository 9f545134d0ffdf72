import { z } from 'zod';

export { type AgeBand, ageBand, ageBands, type Gender, gender, genders } from '../../people';

/** Languages of publications, ISO 639-1. */
export const languages = ['pt', 'en', 'es', 'fr', 'de', 'it', 'ja', 'zh', 'ar', 'hi'] as const;
export const language = z.enum(languages);
export type Language = z.output<typeof language>;

/** Members have an account. External profiles are imported and have none. */
export const profileKinds = ['member', 'external'] as const;
export const profileKind = z.enum(profileKinds);
export type ProfileKind = z.output<typeof profileKind>;

/** Country code by ISO 3166-1, two letters. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'invalid_value');

/** Countries with a translated name. Others are shown by their code. */
export const countries = [
  'BR',
  'PT',
  'US',
  'AR',
  'MX',
  'CO',
  'CL',
  'PE',
  'UY',
  'PY',
  'ES',
  'FR',
  'GB',
  'DE',
  'IT',
  'AO',
  'MZ',
  'JP',
] as const;

/**
 * Suggested values for the filter by the audience's city. The page shows the number of matches beside each of
 * them. Users can also type any other city.
 */
export const audienceCities = [
  'São Paulo',
  'Rio de Janeiro',
  'Belo Horizonte',
  'Brasília',
  'Salvador',
  'Fortaleza',
  'Curitiba',
  'Recife',
  'Manaus',
  'Goiânia',
  'Belém',
  'Porto Alegre',
  'Campinas',
  'Florianópolis',
  'Lisboa',
  'Porto',
] as const;
