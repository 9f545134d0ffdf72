import type { StatementLine } from '@elenco/core/finance';

/** True for a statement entry that belongs to no project, such as a plan's charge. */
export const isOfPlatform = ({ contractId, title }: Pick<StatementLine, 'contractId' | 'title'>): boolean =>
  contractId === null && title === '';
