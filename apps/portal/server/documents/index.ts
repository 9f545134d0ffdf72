export { type CertificateDocument, certificatePdf } from './certificate';
export { chargePdf } from './charge';
export type { ChargeDocument } from './chargeDocument';
export { type ContractDocument, contractPdf } from './contract';
export { type IncomeDocument, incomePdf } from './income';
export { type MediaKitDocument, mediaKitPdf } from './mediaKit';
export { type ReportDocument, reportPdf } from './report';
export { type RpaDocument, rpaPdf } from './rpa';
export { type StatementDocument, type StatementRow, statementPdf } from './statement';
