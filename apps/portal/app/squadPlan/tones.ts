import type { SquadStep } from '@elenco/core/hiring';

/** Tone of each step state, on the plan and on its approval. */
export const tones = {
  planned: 'neutral',
  doing: 'moving',
  awaiting_approval: 'act',
  changes_requested: 'nearly',
  approved: 'good',
  done: 'good',
  skipped: 'stopped',
} as const satisfies Record<SquadStep['status'], string>;
