import type { states } from '@elenco/brazil';
import { plain } from './sentence/text';

/** Regions of Brazil (IBGE) with their states. */
export const regions = {
  north: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
  northeast: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
  midwest: ['DF', 'GO', 'MS', 'MT'],
  southeast: ['ES', 'MG', 'RJ', 'SP'],
  south: ['PR', 'RS', 'SC'],
} as const satisfies Record<string, readonly (keyof typeof states)[]>;
export type Region = keyof typeof regions;

/** Words for a region, as patterns without accents. */
export const regionTerms: Readonly<Record<Region, string>> = {
  northeast: 'nordeste|nordestin[oa]s?|northeast(?:ern)?',
  southeast: 'sudeste|southeast(?:ern)?',
  midwest: 'centro[- ]oeste|midwest(?:ern)?',
  north: 'norte|nortistas?|north(?:ern)?',
  south: 'sul|sulistas?|south(?:ern)?',
};

/**
 * Returns the filters that show a list of states: one for each region whose states are all in the list, then
 * one for each remaining state.
 */
export function regionsAndStates(states: readonly string[]): {
  readonly regions: readonly Region[];
  readonly states: readonly string[];
} {
  const whole = (Object.keys(regions) as Region[]).filter((region) =>
    regions[region].every((state) => states.includes(state)),
  );
  const covered = new Set<string>(whole.flatMap((region) => regions[region]));
  return { regions: whole, states: states.filter((state) => !covered.has(state)) };
}

/**
 * Returns the states of a region, given by its name in Portuguese or English; undefined for any other text.
 */
export function regionOf(text: string): readonly string[] | undefined {
  const name = plain(text.trim());
  const found = (Object.keys(regions) as Region[]).find((region) =>
    new RegExp(`^(?:${regionTerms[region]})$`).test(name),
  );
  return found && regions[found];
}
