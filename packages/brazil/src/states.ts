import { z } from 'zod';

/** The federal units by their letters. Source: IBGE, Divisão Territorial Brasileira. */
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

/** Names of places as they are compared: without accents, in capitals, with single spaces. */
export const plainName = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toUpperCase();

/** The two letters of a state that somebody wrote by its letters or its name: `pernambuco` → `PE`; null: none of them. */
export function stateOf(text: string): keyof typeof states | null {
  const written = plainName(text);
  for (const [letters, name] of Object.entries(states))
    if (written === letters || written === plainName(name)) return letters as keyof typeof states;
  return null;
}

/** The same, of what is no state in Brazil what was written. */
export const knownState = (text: string): string => stateOf(text) ?? text;

/** A state of Brazil as typed, kept as its two letters; nothing stays nothing. Refused with the code `invalid_state`. */
export const state = z
  .string()
  .overwrite((text) => knownState(text.trim()))
  .refine((text) => text === '' || stateOf(text) !== null, 'invalid_state');
