import { defineMove } from '../actor';
import { curatorCodes } from '../curator';

/** Closes a curator's code; creators who came by it stay attributed. Only curation can grant another one. */
export const closeCuratorCode = defineMove(curatorCodes, 'close', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
