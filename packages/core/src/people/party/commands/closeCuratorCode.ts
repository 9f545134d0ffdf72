import { defineMove } from '../actor';
import { curatorCodes } from '../curator';

/** Ends a curator's work; who came by the code stays theirs. Only curation can give another one. */
export const closeCuratorCode = defineMove(curatorCodes, 'close', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
