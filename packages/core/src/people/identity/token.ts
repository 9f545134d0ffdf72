import { z } from 'zod';
import { id } from '../party';

/** What belongs together when a program is let in: people, their projects, their money, the platform’s own values. */
const families = {
  people: [
    'account',
    'users',
    'companies',
    'creators',
    'payees',
    'portfolio-projects',
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

/** What a personal access token may do: look or change, in one family; each where its person may. */
export const tokenScopes = tokenFamilies.flatMap((family): TokenScope[] => [
  `${family}:read`,
  `${family}:write`,
]);

/** The family of a resource, or of what a module serves; `platform` for what nobody has put anywhere else. */
export function familyOf(name: string): TokenFamily {
  const found = tokenFamilies.find((family) => (families[family] as readonly string[]).includes(name));
  return found ?? 'platform';
}

/** Whether one of the scopes opens it. `read` and `write` alone open every family. */
export const scopeOpens = (scopes: readonly string[], family: TokenFamily, verb: Verb): boolean =>
  scopes.includes(verb) || scopes.includes(`${family}:${verb}`);

/** A program that was let in, as far as commands need to know it: whose it is, to end it. */
export const tokens = { name: 'tokens', schema: z.object({ id, userId: id }) } as const;
