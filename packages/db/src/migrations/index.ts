import { Migration20261121_spine } from './Migration20261121_spine';
import { Migration20261122_audit_chain } from './Migration20261122_audit_chain';
import { Migration20261122_connections } from './Migration20261122_connections';
import { Migration20261122_curators } from './Migration20261122_curators';
import { Migration20261122_data_exports } from './Migration20261122_data_exports';
import { Migration20261122_google_accounts } from './Migration20261122_google_accounts';
import { Migration20261122_grants } from './Migration20261122_grants';
import { Migration20261122_guest_pages } from './Migration20261122_guest_pages';
import { Migration20261122_guest_role } from './Migration20261122_guest_role';
import { Migration20261122_impersonations } from './Migration20261122_impersonations';
import { Migration20261122_logos } from './Migration20261122_logos';
import { Migration20261122_policies_guest_pages } from './Migration20261122_policies_guest_pages';
import { Migration20261122_policies_guests } from './Migration20261122_policies_guests';
import { Migration20261122_policies_privacy_requests } from './Migration20261122_policies_privacy_requests';
import { Migration20261122_privacy } from './Migration20261122_privacy';
import { Migration20261122_row_security } from './Migration20261122_row_security';
import { Migration20261122_second_factors } from './Migration20261122_second_factors';
import { Migration20261122_session_limits } from './Migration20261122_session_limits';
import { Migration20261122_sign_up } from './Migration20261122_sign_up';
import { Migration20261122_team } from './Migration20261122_team';
import { Migration20261123_looks } from './Migration20261123_looks';

/** Every migration, oldest first. Listed, not globbed, so that a bundle carries them. */
export const migrations = [
  { name: 'Migration20261121_spine', class: Migration20261121_spine },
  { name: 'Migration20261122_audit_chain', class: Migration20261122_audit_chain },
  { name: 'Migration20261122_curators', class: Migration20261122_curators },
  { name: 'Migration20261122_sign_up', class: Migration20261122_sign_up },
  { name: 'Migration20261122_connections', class: Migration20261122_connections },
  { name: 'Migration20261122_logos', class: Migration20261122_logos },
  { name: 'Migration20261122_impersonations', class: Migration20261122_impersonations },
  { name: 'Migration20261122_team', class: Migration20261122_team },
  { name: 'Migration20261122_row_security', class: Migration20261122_row_security },
  { name: 'Migration20261122_session_limits', class: Migration20261122_session_limits },
  { name: 'Migration20261122_second_factors', class: Migration20261122_second_factors },
  { name: 'Migration20261122_google_accounts', class: Migration20261122_google_accounts },
  { name: 'Migration20261122_grants', class: Migration20261122_grants },
  { name: 'Migration20261122_guest_role', class: Migration20261122_guest_role },
  { name: 'Migration20261122_policies_guests', class: Migration20261122_policies_guests },
  { name: 'Migration20261122_privacy', class: Migration20261122_privacy },
  { name: 'Migration20261122_policies_privacy_requests', class: Migration20261122_policies_privacy_requests },
  { name: 'Migration20261122_data_exports', class: Migration20261122_data_exports },
  { name: 'Migration20261122_guest_pages', class: Migration20261122_guest_pages },
  { name: 'Migration20261122_policies_guest_pages', class: Migration20261122_policies_guest_pages },
  { name: 'Migration20261123_looks', class: Migration20261123_looks },
];
