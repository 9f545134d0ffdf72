import { z } from 'zod';
import { accept, emit, refuse, update } from '../../../kit';
import { defineCommand, type Rule } from '../actor';
import { type Company, companies, plan } from '../company';
import { id, photo } from '../fields';

/**
 * Requests a different plan, as a company owner. Finance is notified and changes the plan once both sides
 * agree (`companies.changePlan`). The request charges nothing. Refuses with `same_plan` at `/plan`.
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

/**
 * Sets a company's logo, which the portal has re-encoded and stored; null removes it. Only the portal runs
 * this command.
 */
export const setLogo = defineCommand({
  name: 'companies.setLogo',
  input: z.strictObject({ id, logo: photo.nullable() }),
  load: (find, input) => find.forUpdate(companies, input.id, companies.access.update as Rule<Company>),
  decide: ({ input }) => accept([update(companies, input.id, { logo: input.logo })], { id: input.id }),
});
