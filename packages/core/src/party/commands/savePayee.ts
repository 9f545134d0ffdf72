import { z } from 'zod';
import { businessDate, cnpj, cpf } from '../../brazil';
import { accept, insert, refuse, update } from '../../kit';
import { creatorIdOf, defineCommand } from '../actor';
import { FULL_AGE, isOfAge } from '../age';
import { creators, ownProfile, payee, payees } from '../creator';

const account = payee.pick({
  holder: true,
  bank: true,
  branch: true,
  account: true,
  pixKey: true,
  birthDate: true,
  dependants: true,
}).shape;

/**
 * To whom a creator's money goes: a CPF for an individual, a CNPJ for a company. Only the creator may.
 * Refuses `guardian_needed` at `/birthDate` under 18 (Lei 15.211/2025) and `invalid_birth_date` for a day to come.
 */
export const savePayee = defineCommand({
  name: 'payees.save',
  notActingAs: true,
  asksAnew: true,
  input: z.discriminatedUnion('legalForm', [
    z.strictObject({ legalForm: z.literal('individual'), taxId: cpf, ...account }),
    z.strictObject({ legalForm: z.literal('company'), taxId: cnpj, ...account }),
  ]),
  async load(find, _input, { actor }) {
    const owner = await find.own(creators, creatorIdOf(actor), ownProfile);
    return { owner, kept: await find.lock(payees, { creatorId: owner.id }) };
  },
  decide({ rows, input, now }) {
    const today = businessDate(now);
    if (input.birthDate > today) return refuse('invalid_birth_date', '/birthDate');
    if (!isOfAge(input.birthDate, today)) return refuse('guardian_needed', '/birthDate', { age: FULL_AGE });
    const creatorId = rows.owner.id;
    const [kept] = rows.kept;
    const change = kept ? update(payees, kept.id, input) : insert(payees, { ...input, creatorId });
    return accept([change], { creatorId });
  },
});
