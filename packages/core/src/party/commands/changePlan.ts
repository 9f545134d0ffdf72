import { z } from 'zod';
import { accept, anyOf, emit, update } from '../../kit';
import { type Actor, defineCommand, staff, systemOnly } from '../actor';
import { type Company, companies, plan } from '../company';
import { id } from '../fields';

/** Finance staff put a company on another plan; what is already approved keeps its fee. */
export const changePlan = defineCommand({
  name: 'companies.changePlan',
  input: z.strictObject({ id, plan }),
  load: (find, input) =>
    find.forUpdate(companies, input.id, anyOf<Actor, Company>(staff('finance'), systemOnly)),
  decide: ({ input: { id, plan } }) =>
    accept(
      [
        update(companies, id, { plan }),
        emit({
          kind: 'companies.changePlan',
          resource: companies.name,
          rowId: id,
          companyId: id,
          data: { title: plan },
        }),
      ],
      { id },
    ),
});
