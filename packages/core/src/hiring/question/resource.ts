import { defineResource } from '../../people';
import { brandHidden } from '../proposal';
import { questionFlow } from './flow';
import { questionAccess } from './policy';
import { question } from './schema';

export const questions = defineResource({
  name: 'questions',
  schema: question,
  flow: questionFlow,
  writable: { create: [], update: [] },
  hidden: brandHidden,
  filters: {
    id: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    status: 'is',
    createdAt: 'between',
  },
  sorts: ['id', 'createdAt'],
  access: questionAccess,
});
