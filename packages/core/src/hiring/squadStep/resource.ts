import { anyOf, narrowed } from '../../kit';
import {
  type Actor,
  anyStaff,
  defineResource,
  nobody,
  ofCompany,
  ofPeopleOrMoney,
  type Rule,
  systemOnly,
} from '../../people';
import { squadStepFlow } from './flow';
import { type SquadStep, type StepApproval, squadStep, stepApproval } from './schema';

/** The product reads them for a guest, who is let in by the squad's project. */
const readers = anyOf<Actor, { companyId: number }>(ofCompany, anyStaff, systemOnly);

export const squadSteps = defineResource({
  name: 'squad-steps',
  schema: squadStep,
  columns: { links: 'jsonb' },
  flow: squadStepFlow,
  writable: { create: [], update: [] },
  filters: { id: 'is', squadId: 'is', companyId: 'is', ownerId: 'is', status: 'is' },
  sorts: ['id', 'createdAt', 'startsOn', 'dueOn'],
  access: {
    read: readers as Rule<SquadStep>,
    create: nobody,
    update: nobody,
    remove: narrowed(ofCompany as Rule<SquadStep>, { status: 'planned' }),
    moves: {
      begin: ofCompany,
      submit: ofCompany,
      requestChanges: systemOnly,
      approve: systemOnly,
      reopen: systemOnly,
      finish: ofCompany,
      skip: ofCompany,
    },
  },
});

export const stepApprovals = defineResource({
  name: 'step-approvals',
  schema: stepApproval,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['name']),
  filters: { id: 'is', squadId: 'is', companyId: 'is', stepId: 'is' },
  sorts: ['id', 'createdAt'],
  access: { read: readers as Rule<StepApproval>, create: nobody, update: nobody, remove: nobody, moves: {} },
});
