import { join } from 'node:path';
import { flows, toMermaid } from '@elenco/core';
import { root } from './programs';

/** Folder of the drawings of flows. */
export const drawingsFolder = join(root, 'docs/flows');

/** Maps the file name of each drawing to the Mermaid state diagram of a flow of core. */
export const drawings: ReadonlyMap<string, string> = new Map(
  flows.map((flow) => [`${flow.name}.mmd`, toMermaid(flow)]),
);
