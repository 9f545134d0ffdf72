import { z } from 'zod';
import { id } from '../party';

/**
 * Groups of resources and modules to which scopes of access tokens apply: people, projects, money, and the
 * platform.
 */
const families = {
  people: [
    'account',
    'users',
    'companies',
    'creators',
    'payees',
    'portfolio-projects',
    'media-kit-links',
    'consents',
    'curator-codes',
    'attributions',
    'invitations',
    'connections',
    'channel-metrics',
    'privacy-requests',
    'sessions',
    'failed-sign-ins',
    'leads',
    'subscribers',
    'imports',
  ],
  projects: [
    'squads',
    'visions',
    'squad-steps',
    'step-approvals',
    'briefings',
    'shortlist',
    'proposals',
    'proposal-rounds',
    'candidates',
    'contracts',
    'acceptances',
    'deliverables',
    'drafts',
    'draft-comments',
    'posts',
    'observations',
    'evaluations',
    'files',
    'share-links',
    'guest-marks',
    'lists',
    'list-members',
    'list-activities',
    'favorites',
    'saved-searches',
    'conversations',
    'messages',
    'message-reports',
    'conversation-readings',
    'participants',
    'questions',
    'amendments',
    'templates',
    'openings',
    'applications',
    'board-members',
    'board-posts',
    'board-comments',
    'board-reports',
    'assignments',
    'notes',
    'tasks',
    'reports',
    'tracked-links',
    'orders',
  ],
  money: [
    'charges',
    'charge-lines',
    'instalments',
    'pay-contracts',
    'subscriptions',
    'subscription-periods',
    'payment-methods',
    'card-payments',
    'fee-invoices',
    'payment-proofs',
    'invoices',
    'payouts',
    'settlements',
    'repayments',
    'postings',
    'ledger-entries',
    'trial-balance',
    'month-closings',
    'rpas',
    'taxes-withheld',
    'tax-payments',
    'iss-rules',
    'receipts',
    'bank-returns',
    'payment-files',
    'payment-answers',
    'payment-returns',
  ],
  platform: [
    'settings',
    'audit',
    'impersonations',
    'contents',
    'content-versions',
    'lesson-marks',
    'short-links',
    'short-link-clicks',
    'webhooks',
    'webhook-deliveries',
  ],
} as const;
export type TokenFamily = keyof typeof families;
export const tokenFamilies = Object.keys(families) as [TokenFamily, ...TokenFamily[]];

type Verb = 'read' | 'write';
export type TokenScope = `${TokenFamily}:${Verb}`;

/** Scopes of a personal access token: reading or writing in one group, within the user's own permissions. */
export const tokenScopes = tokenFamilies.flatMap((family): TokenScope[] => [
  `${family}:read`,
  `${family}:write`,
]);

/** Returns the group of a resource or module; `platform` if it is not listed. */
export function familyOf(name: string): TokenFamily {
  const found = tokenFamilies.find((family) => (families[family] as readonly string[]).includes(name));
  return found ?? 'platform';
}

/**
 * True if one of the scopes allows the access. The scopes `read` and `write` without a group apply to every
 * group.
 */
export const scopeOpens = (scopes: readonly string[], family: TokenFamily, verb: Verb): boolean =>
  scopes.includes(verb) || scopes.includes(`${family}:${verb}`);

/** Access tokens with the fields that commands need to revoke them. */
export const tokens = { name: 'tokens', schema: z.object({ id, userId: id }) } as const;
