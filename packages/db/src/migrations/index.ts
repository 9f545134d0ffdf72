import { Migration20261130_baseline } from './Migration20261130_baseline';
import { Migration20261201_conversations } from './Migration20261201_conversations';
import { Migration20261201_guesses } from './Migration20261201_guesses';
import { Migration20261201_invoice_papers } from './Migration20261201_invoice_papers';
import { Migration20261201_list_indexes } from './Migration20261201_list_indexes';
import { Migration20261201_marks_of_the_team } from './Migration20261201_marks_of_the_team';
import { Migration20261201_payee_changes } from './Migration20261201_payee_changes';
import { Migration20261201_proposal_drafts } from './Migration20261201_proposal_drafts';
import { Migration20261201_setting_approval } from './Migration20261201_setting_approval';
import { Migration20261205_brief_parts } from './Migration20261205_brief_parts';
import { Migration20261205_company_addresses } from './Migration20261205_company_addresses';
import { Migration20261205_confidentiality } from './Migration20261205_confidentiality';
import { Migration20261205_creator_about } from './Migration20261205_creator_about';
import { Migration20261205_feed } from './Migration20261205_feed';
import { Migration20261205_notice_preferences } from './Migration20261205_notice_preferences';
import { Migration20261205_office } from './Migration20261205_office';
import { Migration20261205_openings } from './Migration20261205_openings';
import { Migration20261205_questions } from './Migration20261205_questions';
import { Migration20261205_staff } from './Migration20261205_staff';
import { Migration20261205_templates } from './Migration20261205_templates';
import { Migration20261208_brief_attachments } from './Migration20261208_brief_attachments';
import { Migration20261208_squads } from './Migration20261208_squads';

/** Every migration, oldest first. Listed, not globbed, so that a bundle carries them. */
export const migrations = [
  { name: 'Migration20261130_baseline', class: Migration20261130_baseline },
  { name: 'Migration20261201_guesses', class: Migration20261201_guesses },
  { name: 'Migration20261201_payee_changes', class: Migration20261201_payee_changes },
  { name: 'Migration20261201_invoice_papers', class: Migration20261201_invoice_papers },
  { name: 'Migration20261201_proposal_drafts', class: Migration20261201_proposal_drafts },
  { name: 'Migration20261201_marks_of_the_team', class: Migration20261201_marks_of_the_team },
  { name: 'Migration20261201_setting_approval', class: Migration20261201_setting_approval },
  { name: 'Migration20261201_list_indexes', class: Migration20261201_list_indexes },
  { name: 'Migration20261201_conversations', class: Migration20261201_conversations },
  { name: 'Migration20261205_staff', class: Migration20261205_staff },
  { name: 'Migration20261205_brief_parts', class: Migration20261205_brief_parts },
  { name: 'Migration20261205_questions', class: Migration20261205_questions },
  { name: 'Migration20261205_feed', class: Migration20261205_feed },
  { name: 'Migration20261205_office', class: Migration20261205_office },
  { name: 'Migration20261205_notice_preferences', class: Migration20261205_notice_preferences },
  { name: 'Migration20261205_creator_about', class: Migration20261205_creator_about },
  { name: 'Migration20261205_company_addresses', class: Migration20261205_company_addresses },
  { name: 'Migration20261205_templates', class: Migration20261205_templates },
  { name: 'Migration20261205_openings', class: Migration20261205_openings },
  { name: 'Migration20261205_confidentiality', class: Migration20261205_confidentiality },
  { name: 'Migration20261208_brief_attachments', class: Migration20261208_brief_attachments },
  { name: 'Migration20261208_squads', class: Migration20261208_squads },
];
