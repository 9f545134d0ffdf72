import type { ResourceName } from '../resources';

export type Tone = 'default' | 'info' | 'warning' | 'success' | 'error';

const success = [
  'approved',
  'hired',
  'closed',
  'chosen',
  'active',
  'completed',
  'paid',
  'final',
  'made',
  'accepted',
  'verified',
  'published',
  'done',
  'renewed',
  'connected',
  'subscribed',
];
const error = ['overdue', 'past_due', 'failed', 'refused', 'rejected', 'declined', 'changes_requested'];
const rest = [
  'draft',
  'withdrawn',
  'cancelled',
  'passed',
  'not_selected',
  'planned',
  'refunded',
  'disconnected',
  'left',
];
/** Statuses that need action, by resource. Only these statuses are yellow. */
const waiting: { readonly [N in ResourceName]?: readonly string[] } = {
  briefings: ['under_approval', 'curation'],
  invoices: ['submitted'],
  payouts: ['processing'],
  'payment-answers': ['open'],
  deliverables: ['draft_submitted'],
  proposals: ['countered'],
  connections: ['lost'],
  'privacy-requests': ['open'],
  leads: ['new'],
};

/** Returns the color of a status. */
export function toneOf(resource: ResourceName, status: string): Tone {
  if (waiting[resource]?.includes(status)) return 'warning';
  if (error.includes(status)) return 'error';
  if (success.includes(status)) return 'success';
  return rest.includes(status) ? 'default' : 'info';
}
