import { z } from 'zod';
import { accept, emit, refuse } from '../../../kit';
import { defineCommand } from '../actor';
import { companies, plan } from '../company';
import { id } from '../fields';

/**
 * Requests another plan, as a company owner. Finance is notified and changes the plan after both agree
 * (`companies.changePlan`). The request charges nothing. Refuses `same_plan` at `/plan`.
 */
export const requestPlan = defineCommand({
  name: 'companies.askPlan',
  notWhileImpersonating: true,
  input: z.strictObject({ id, plan }),
  load: (find, input) =>
    find.forUpdate(companies, input.id, (actor) =>
      actor.role === 'company' && actor.companyRole === 'owner' ? [{ id: actor.companyId }] : [],
    ),
  decide({ rows: company, input: { id, plan: wanted } }) {
    if (company.plan === wanted) return refuse('same_plan', '/plan');
    const event = emit({
      kind: 'companies.askPlan',
      resource: companies.name,
      rowId: id,
      companyId: id,
      data: { title: wanted },
    });
    return accept([event], { id });
  },
});
