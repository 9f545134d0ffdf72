import type { Squad, Vision } from '../hiring';
import { contentOf, type SquadStep, type StepApproval, stepHash } from '../hiring';
import { ids, NOW, stamped } from './given';

export const aSquad = (given: Partial<Squad> = {}): Squad => ({
  ...stamped,
  id: 99,
  companyId: ids.company,
  ownerId: ids.brandUser,
  status: 'draft',
  statusSince: '2026-11-02T12:00:00.000Z',
  title: 'Verão Aurora',
  description: '',
  silent: false,
  budgetCents: null,
  currency: 'BRL',
  startsOn: null,
  endsOn: null,
  listId: null,
  figuresAskedAt: null,
  ...given,
});

export const aVision = (given: Partial<Vision> = {}): Vision => ({
  ...stamped,
  id: 227,
  squadId: 99,
  companyId: ids.company,
  number: 1,
  authorId: ids.brandUser,
  currency: 'BRL',
  objective: 'Mostrar a reaplicação de verdade.',
  idea: 'Um dia inteiro em cinco cenas.',
  keyMessages: ['Reaplique a cada duas horas.'],
  targets: [
    { metric: 'views', value: 2_000_000 },
    { metric: 'cpv', value: 4 },
  ],
  mix: [{ tier: 'micro', channel: 'instagram', count: 8 }],
  split: { creators: 3_000_000, boost: 500_000, production: 0, other: 0 },
  ...given,
});

export const aStep = (given: Partial<SquadStep> = {}): SquadStep => ({
  ...stamped,
  id: 228,
  status: 'planned',
  statusSince: NOW,
  squadId: 99,
  companyId: ids.company,
  title: 'Roteiros',
  description: 'Um roteiro por creator.',
  links: [],
  startsOn: '2026-12-01',
  dueOn: '2026-12-05',
  ownerId: null,
  dependsOn: [],
  needsApproval: true,
  ...given,
});

export const aStepApproval = (given: Partial<StepApproval> = {}): StepApproval => ({
  ...stamped,
  id: 229,
  squadId: 99,
  companyId: ids.company,
  stepId: 228,
  verdict: 'approved',
  hash: stepHash(aStep()),
  content: contentOf(aStep()),
  comment: '',
  userId: ids.brandUser,
  shareLinkId: null,
  name: 'Beatriz Nogueira',
  ...given,
});
