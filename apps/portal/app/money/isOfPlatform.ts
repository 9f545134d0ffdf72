import type { StatementLine } from '@elenco/core/finance';

/** True for a line that belongs to no project, such as a plan. */
export const isOfPlatform = ({ contractId, title }: Pick<StatementLine, 'contractId' | 'title'>): boolean =>
  contractId === null && title === '';
