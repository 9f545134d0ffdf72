import { phone } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, insert, Problem, refuse, update } from '../../../kit';
import {
  type CuratorCode,
  companies,
  company,
  creators,
  curatorCodes,
  defineCommand,
  email,
  home,
  locale,
  typedCode,
  user,
  users,
} from '../../party';
import { credentials } from '../credential';
import { isLinkOpen, mailLinks, tokenHash } from '../mailLink';
import { creatorFields, newCreator } from '../newCreator';
import { newPerson, repeatSignUp, signUpFields, userEvent } from '../signUp';

/**
 * Signs up a company and its owner, on the open plan, billed in BRL. Refuses with `cnpj_taken` at `/cnpj`.
 * The reply is the same for a registered and a new e-mail address, so that it does not reveal who has an
 * account.
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

/**
 * Signs up a creator. If the creator entered an open code, assigns the creator to its curator. Refuses with
 * `unknown_curator_code` at `/curatorCode` for unknown and closed codes. For a registered e-mail address, the
 * reply is the same as for a new one.
 */
export const signUpCreator = defineCommand({
  name: 'creators.signUp',
  input: z.strictObject({
    ...creatorFields,
    /** Code as the creator typed it; empty if the creator has none. */
    curatorCode: typedCode.default(''),
  }),
  async load(find, { email, curatorCode: code }) {
    const registered = await find.lockMany(users, { email });
    return {
      codes: code === '' ? [] : await find.many(curatorCodes, { code, status: 'open' }),
      registered,
      known: await find.lockMany(credentials, { userId: registered.map(({ id }) => id) }),
      creatorIds: await find.ids(creators, 1),
      userIds: await find.ids(users, 1),
    };
  },
  decide({ rows, input, now }) {
    const reply = { email: input.email };
    const [code] = rows.codes;
    if (input.curatorCode !== '' && !code) return refuse('unknown_curator_code', '/curatorCode');
    const [registered] = rows.registered;
    if (registered) return accept(repeatSignUp(registered, rows.known[0], input, now), reply);

    const ids = { creatorId: rows.creatorIds[0]!, userId: rows.userIds[0]! };
    const source = code && { curatorId: code.creatorId, codeId: code.id };
    return accept(
      [
        ...newCreator(input, ids, source, now),
        ...(code ? [notifyCurator(code, input.publicName ?? input.name)] : []),
      ],
      reply,
    );
  },
});

const notifyCurator = ({ id, creatorId }: CuratorCode, title: string) =>
  emit({ kind: 'curator-codes.used', resource: curatorCodes.name, rowId: id, creatorId, data: { title } });

/**
 * Confirms an e-mail address by the link in an e-mail, which proves access to the mailbox. Each link works
 * once, and invalidates the user's other confirmation links. Refuses with `link_not_valid` for unknown, used,
 * expired and replaced links.
 */
export const confirmEmail = defineCommand({
  name: 'users.confirmEmail',
  input: z.strictObject({ tokenHash }),
  async load(find, { tokenHash }) {
    const [followed] = await find.many(mailLinks, { tokenHash, purpose: 'confirm' });
    if (!followed) return undefined;
    const { userId } = followed;
    // Locks the user first: if two links of a user are opened concurrently, the second waits here.
    const [person] = await find.lockMany(users, { id: userId });
    const links = await find.lockMany(mailLinks, { userId, purpose: 'confirm', usedAt: null });
    const [credential] = await find.many(credentials, { userId });
    const link = links.find((one) => one.tokenHash === tokenHash);
    return person && link && credential ? { person, link, links, credential } : undefined;
  },
  decide({ rows, now }) {
    if (!rows || !isLinkOpen(rows.link, now, rows.credential.changedAt)) return refuse('link_not_valid');
    const { person, links } = rows;
    if (person.suspendedAt !== null) return refuse('link_not_valid');
    return accept(
      [
        ...links.map(({ id }) => update(mailLinks, id, { usedAt: now })),
        update(users, person.id, { confirmedAt: now }),
        // Creators are not available for invitations until their e-mail address is confirmed.
        ...(person.creatorId === null ? [] : [update(creators, person.creatorId, { available: true })]),
        userEvent('users.confirmed', person),
      ],
      { userId: person.id },
    );
  },
});

/**
 * Sends the confirmation e-mail again to an unconfirmed user. The reply does not reveal whether it was sent.
 */
export const resendConfirmation = defineCommand({
  name: 'users.resendConfirmation',
  input: z.strictObject({ email }),
  load: (find, input) => find.many(users, { ...input, suspendedAt: null, confirmedAt: null }),
  decide: ({ rows, input }) =>
    accept(
      rows.map((person) => userEvent('users.signedUp', person)),
      { email: input.email },
    ),
});

/** Adds, as a company owner, a colleague to the company. Refuses with `email_taken` at `/email`. */
export const addMember = defineCommand({
  name: 'users.addMember',
  notWhileImpersonating: true,
  input: z.strictObject({
    name: user.shape.name,
    email,
    passwordHash: z.string().startsWith('$argon2id$', 'invalid_format'),
    locale,
  }),
  async load(find, input, { actor }) {
    if (actor.role !== 'company' || actor.companyRole !== 'owner') throw new Problem('not_allowed');
    return {
      companyId: actor.companyId,
      same: await find.many(users, { email: input.email }),
      ids: await find.ids(users, 1),
    };
  },
  decide({ rows: { companyId, same, ids }, input: { passwordHash, ...given }, now }) {
    if (same.length > 0) return refuse('email_taken', '/email');
    const userId = ids[0]!;
    return accept(
      [
        insert(users, {
          ...given,
          id: userId,
          phone: null,
          whatsapp: null,
          address: null,
          agentEmail: null,
          cpf: null,
          staff: false,
          duties: [],
          companyId,
          companyRole: 'member',
          creatorId: null,
          confirmedAt: now,
          suspendedAt: null,
        }),
        insert(credentials, { userId, passwordHash, changedAt: now }),
      ],
      { id: userId },
    );
  },
});
