import { z } from 'zod';

/**
 * Names of the federal units by their two-letter abbreviation. Source: IBGE, Divisão Territorial Brasileira.
 */
export const states = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
} as const;

/** Normalizes a place name for comparison: without accents, in capitals, with single spaces. */
export const plainName = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Returns the abbreviation of a state: `pernambuco` → `PE`. The text may be a name or an abbreviation.
 * Returns null if Brazil has no such state.
 */
export function stateOf(text: string): keyof typeof states | null {
  const written = plainName(text);
  for (const [letters, name] of Object.entries(states))
    if (written === letters || written === plainName(name)) return letters as keyof typeof states;
  return null;
}

/** Returns the same as `stateOf`, or the text itself if Brazil has no such state. */
export const knownState = (text: string): string => stateOf(text) ?? text;

/**
 * A state of Brazil, normalized to its abbreviation. It may be an empty string. Fails with the code
 * `invalid_state`.
 */
export const state = z
  .string()
  .overwrite((text) => knownState(text.trim()))
  .refine((text) => text === '' || stateOf(text) !== null, 'invalid_state');
