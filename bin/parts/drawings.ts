import { join } from 'node:path';
import { flows, toMermaid } from '@elenco/core';
import { root } from './programs';

export const drawingsFolder = join(root, 'docs/flows');

/** Maps the file name of each drawing to the Mermaid state diagram of its flow. */
export const drawings: ReadonlyMap<string, string> = new Map(
  flows.map((flow) => [`${flow.name}.mmd`, toMermaid(flow)]),
);
