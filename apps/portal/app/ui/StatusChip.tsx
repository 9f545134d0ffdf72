import { cx } from './cx';
import styles from './StatusChip.module.css';

export type Tone = 'neutral' | 'moving' | 'attention' | 'act' | 'good' | 'stopped';

const states: Record<Tone, string[]> = {
  neutral: ['draft', 'planned', 'closed', 'not_selected', 'expired', 'disconnected'],
  moving: [
    ...[
      'under_approval',
      'curation',
      'hiring',
      'sent',
      'requested',
      'processing',
      'draft_submitted',
      'open',
      'vision',
      'awaiting_proposal',
    ],
    ...['casting', 'running', 'reporting'],
  ],
  attention: [
    'changes_requested',
    'waiting_invoice',
    'overdue',
    'past_due',
    'countered',
    'approval',
    'pending',
    'lost',
  ],
  act: ['selection', 'selection_ended', 'received', 'awaiting_creator'],
  good: [
    'hired',
    'approved',
    'active',
    'completed',
    'accepted',
    'published',
    'verified',
    'made',
    'paid',
    'done',
    'renewed',
    'connected',
  ],
  stopped: ['cancelled', 'rejected', 'declined', 'refused', 'failed', 'refunded'],
};

const toneByState = new Map(
  Object.entries(states).flatMap(([tone, list]) => list.map((state) => [state, tone as Tone])),
);

/** The tone of a state of any machine (docs/spec/states.md). */
export function toneOf(status: string): Tone {
  return toneByState.get(status) ?? 'neutral';
}

/** A state in words, its tone told by ground and mark. Give `status` for its usual tone, or the `tone` itself. */
export function StatusChip({ status, tone, children }: { status?: string; tone?: Tone; children: string }) {
  return <span className={cx(styles.chip, styles[tone ?? toneOf(status ?? '')])}>{children}</span>;
}
