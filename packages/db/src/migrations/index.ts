import { Migration20261214_baseline } from './Migration20261214_baseline';
import { Migration20261215_combined_receipts } from './Migration20261215_combined_receipts';
import { Migration20261215_currency_purchases } from './Migration20261215_currency_purchases';
import { Migration20261215_first_payments } from './Migration20261215_first_payments';
import { Migration20261215_pay_endings } from './Migration20261215_pay_endings';
import { Migration20261215_policies_pay_endings } from './Migration20261215_policies_pay_endings';
import { Migration20261215_repayments } from './Migration20261215_repayments';
import { Migration20261216_names } from './Migration20261216_names';
import { Migration20261217_pay_fee_invoices } from './Migration20261217_pay_fee_invoices';
import { Migration20261217_refund_set_off } from './Migration20261217_refund_set_off';
import { Migration20261218_clients_abroad } from './Migration20261218_clients_abroad';
import { Migration20261219_expected_payments } from './Migration20261219_expected_payments';
import { Migration20261219_partial_disputes } from './Migration20261219_partial_disputes';
import { Migration20261219_requests_without_account } from './Migration20261219_requests_without_account';
import { Migration20261220_contract_fields } from './Migration20261220_contract_fields';
import { Migration20261220_creator_backgrounds } from './Migration20261220_creator_backgrounds';
import { Migration20261220_currencies } from './Migration20261220_currencies';
import { Migration20261220_differences } from './Migration20261220_differences';
import { Migration20261220_reversals } from './Migration20261220_reversals';
import { Migration20261220_upload_of_file } from './Migration20261220_upload_of_file';
import { Migration20261221_partial_payments } from './Migration20261221_partial_payments';
import { Migration20261222_initial_settings } from './Migration20261222_initial_settings';

/** Every migration, oldest first. Listed, not globbed, so that a bundle carries them. */
export const migrations = [
  { name: 'Migration20261214_baseline', class: Migration20261214_baseline },
  { name: 'Migration20261215_combined_receipts', class: Migration20261215_combined_receipts },
  { name: 'Migration20261215_first_payments', class: Migration20261215_first_payments },
  { name: 'Migration20261215_repayments', class: Migration20261215_repayments },
  { name: 'Migration20261215_currency_purchases', class: Migration20261215_currency_purchases },
  { name: 'Migration20261215_pay_endings', class: Migration20261215_pay_endings },
  { name: 'Migration20261215_policies_pay_endings', class: Migration20261215_policies_pay_endings },
  { name: 'Migration20261216_names', class: Migration20261216_names },
  { name: 'Migration20261217_pay_fee_invoices', class: Migration20261217_pay_fee_invoices },
  { name: 'Migration20261217_refund_set_off', class: Migration20261217_refund_set_off },
  { name: 'Migration20261218_clients_abroad', class: Migration20261218_clients_abroad },
  { name: 'Migration20261219_expected_payments', class: Migration20261219_expected_payments },
  { name: 'Migration20261219_partial_disputes', class: Migration20261219_partial_disputes },
  { name: 'Migration20261219_requests_without_account', class: Migration20261219_requests_without_account },
  { name: 'Migration20261220_contract_fields', class: Migration20261220_contract_fields },
  { name: 'Migration20261220_currencies', class: Migration20261220_currencies },
  { name: 'Migration20261220_upload_of_file', class: Migration20261220_upload_of_file },
  { name: 'Migration20261220_differences', class: Migration20261220_differences },
  { name: 'Migration20261220_reversals', class: Migration20261220_reversals },
  { name: 'Migration20261220_creator_backgrounds', class: Migration20261220_creator_backgrounds },
  { name: 'Migration20261221_partial_payments', class: Migration20261221_partial_payments },
  { name: 'Migration20261222_initial_settings', class: Migration20261222_initial_settings },
];
