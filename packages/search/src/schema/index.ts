import { CHUNK } from '../chunks';
import { eachPart, finishOf, prepare, stampParts } from './slots';
import { terms } from './terms';

export {
  facetOffsets,
  facetValues,
  type MaskFacet,
  maskSql,
  placeOffsets,
  placeValues,
  skillBits,
} from '../bits';
export { skillWords } from '../skillWords';

/**
 * The current version of the SQL functions that build the index. The baseline migration only declares these
 * functions. A change applies from the next generation on.
 */
export const searchFunctions = [
  { name: 'search:terms', sql: terms },
  { name: 'search:stamp_parts', sql: stampParts },
  { name: 'search:each_part', sql: eachPart },
  { name: 'search:prepare', sql: prepare },
  { name: 'search:finish', sql: finishOf(CHUNK) },
] as const;
