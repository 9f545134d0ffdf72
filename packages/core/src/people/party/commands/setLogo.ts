import { z } from 'zod';
import { accept, update } from '../../../kit';
import type { Rule } from '../actor';
import { defineCommand } from '../actor';
import { type Company, companies } from '../company';
import { id } from '../fields';
import { photo } from '../photo';

/**
 * Sets a company's logo, which the portal has re-encoded and stored; null removes it. Only the portal runs
 * it.
 */
export const setLogo = defineCommand({
  name: 'companies.setLogo',
  input: z.strictObject({ id, logo: photo.nullable() }),
  load: (find, input) => find.forUpdate(companies, input.id, companies.access.update as Rule<Company>),
  decide: ({ input }) => accept([update(companies, input.id, { logo: input.logo })], { id: input.id }),
});
