import { join } from 'node:path';
import { flows, toMermaid } from '@elenco/core';
import { root } from './programs';

/** Folder of the drawings of the state machines. */
export const drawingsFolder = join(root, 'docs/flows');

/** Every flow of core as a Mermaid state diagram, by file name. */
export const drawings: ReadonlyMap<string, string> = new Map(
  flows.map((flow) => [`${flow.name}.mmd`, toMermaid(flow)]),
);
