export { type ChargeDocument, chargePdf } from './charge';
export { type ContractDocument, contractPdf } from './contract';
export { type StatementDocument, type StatementRow, statementPdf } from './statement';
