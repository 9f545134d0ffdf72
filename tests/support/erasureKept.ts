/** Columns with data of a hired creator that an erasure retains. docs/privacy.md states the reasons. */
export const keptOfCreator = [
  'acceptances.ip',
  'acceptances.name',
  'acceptances.user_agent',
  'audit.ip',
  'consents.ip',
  'consents.user_agent',
  'contracts.text',
  'contracts.text_english',
  'contracts.title',
  'deliverables.link',
  'files.name',
  'files.sha256',
  'invoices.checks',
  'invoices.issuer_tax_id',
  'invoices.municipal_number',
  'invoices.sha256',
  'invoices.taker_tax_id',
  'payees.holder',
  'payees.tax_id',
  'payouts.proof',
  'posts.url',
  'rpas.holder',
  'rpas.tax_id',
];
/** Columns with data of a company that an erasure retains. */
export const keptOfCompany = [
  'companies.address',
  'companies.cnpj',
  'companies.legal_name',
  'companies.trade_name',
  'fee_invoices.taker_name',
  'fee_invoices.taker_tax_id',
  'receipts.payer_name',
  'receipts.payer_tax_id',
  'receipts.proof',
];
/**
 * Columns that the erasure of a company retains, because creators with an account have written their text.
 */
export const ofCreators = [
  'deliverables.caption',
  'deliverables.draft_link',
  'drafts.caption',
  'drafts.findings',
  'drafts.link',
  'drafts.reason',
  'drafts.subtitles',
  'invoices.answer',
  'posts.caption',
  'posts.findings',
  'posts.network_post_id',
  'proposal_rounds.message',
  'proposals.confidentiality',
  'proposals.draft',
  'proposals.message',
  'shortlist.reasons',
];
