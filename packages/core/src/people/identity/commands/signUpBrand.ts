import { phone } from '@elenco/brazil';
import { z } from 'zod';
import { accept, insert, refuse } from '../../../kit';
import { companies, company, defineCommand, home, users } from '../../party';
import { credentials } from '../credential';
import { newPerson, repeatSignUp, signUpFields } from '../signUp';

/**
 * Signs up a company and its owner, on the open plan, billed in BRL. Refuses `cnpj_taken` at `/cnpj`. A taken
 * e-mail address gets the same reply as a new one.
 */
export const signUpBrand = defineCommand({
  name: 'companies.signUp',
  input: z.strictObject({
    ...signUpFields,
    tradeName: company.shape.tradeName,
    legalName: company.shape.legalName,
    cnpj: company.shape.cnpj.unwrap(),
    phone,
  }),
  async load(find, { email, cnpj }) {
    const registered = await find.lockMany(users, { email });
    return {
      sameCnpj: await find.many(companies, { cnpj, membership: 'member' }),
      registered,
      known: await find.lockMany(credentials, { userId: registered.map(({ id }) => id) }),
      companyIds: await find.ids(companies, 1),
      userIds: await find.ids(users, 1),
    };
  },
  decide({ rows, input, now }) {
    const reply = { email: input.email };
    if (rows.sameCnpj.length > 0) return refuse('cnpj_taken', '/cnpj');
    const [registered] = rows.registered;
    if (registered) return accept(repeatSignUp(registered, rows.known[0], input, now), reply);

    const [companyId, userId] = [rows.companyIds[0]!, rows.userIds[0]!];
    const { tradeName, legalName, cnpj, name, email } = input;
    return accept(
      [
        insert(companies, {
          id: companyId,
          tradeName,
          legalName,
          cnpj,
          membership: 'member',
          cpf: null,
          country: home,
          foreignTaxId: null,
          creatorId: null,
          responsibleName: name,
          responsibleEmail: email,
          phone: input.phone,
          address: null,
          addresses: [],
          unwantedWords: [],
          competitors: [],
          plan: 'open',
          billingCurrency: 'BRL',
          logo: null,
        }),
        ...newPerson(input, { id: userId, companyId, companyRole: 'owner', creatorId: null }, now),
      ],
      reply,
    );
  },
});
