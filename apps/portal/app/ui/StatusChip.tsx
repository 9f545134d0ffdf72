import { cx } from './cx';
import styles from './StatusChip.module.css';
import { type Shape, StatusGlyph } from './StatusGlyph';

/**
 * Meaning of a state for the reader. `act` waits for the reader, `blocked` for another party. `begun`,
 * `moving` and `nearly` are in progress; `stopped` ended early.
 */
export type Tone = Shape;

const states: Record<Tone, readonly string[]> = {
  neutral: ['draft', 'planned', 'disconnected'],
  begun: ['under_approval', 'requested', 'curation', 'casting', 'open', 'vision', 'pending'],
  moving: ['hiring', 'sent', 'processing', 'draft_submitted', 'awaiting_proposal', 'running', 'countered'],
  nearly: ['hired', 'reporting', 'approval', 'changes_requested'],
  act: ['selection', 'selection_ended', 'received', 'awaiting_creator'],
  attention: ['overdue', 'past_due', 'failed', 'lost'],
  blocked: ['waiting_invoice'],
  good: [
    'approved',
    'active',
    'completed',
    'accepted',
    'published',
    'verified',
    'done',
    'renewed',
    'connected',
    'closed',
  ],
  paid: ['made', 'paid'],
  stopped: ['cancelled', 'rejected', 'declined', 'refused', 'refunded', 'expired', 'not_selected'],
};

const toneByState = new Map(
  Object.entries(states).flatMap(([tone, list]) => list.map((state) => [state, tone as Tone])),
);

/** Returns the tone of a state of any flow (docs/spec/states.md). */
export function toneOf(status: string): Tone {
  return toneByState.get(status) ?? 'neutral';
}

/** A state's label with its glyph. `status` determines the usual tone; `tone` overrides it. */
export function StatusChip({ status, tone, children }: { status?: string; tone?: Tone; children: string }) {
  const shape = tone ?? toneOf(status ?? '');
  return (
    <span className={cx(styles.status, styles[shape])}>
      <StatusGlyph shape={shape} />
      {children}
    </span>
  );
}
