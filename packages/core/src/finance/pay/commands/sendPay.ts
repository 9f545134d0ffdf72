import { businessDate, isCpf } from '@elenco/brazil';
import { z } from 'zod';
import { shareLinks } from '../../../hiring';
import { type Change, hashOf, insert, isSameText, refuse, update } from '../../../kit';
import {
  type Company,
  companies,
  creators,
  defineMove,
  isAbroad,
  isOfAge,
  payees,
  userIdOf,
  users,
} from '../../../people';
import { settingOn, settings } from '../../../platform';
import { payAmounts } from '../amounts';
import { emailToClient } from '../clientEmail';
import { missingInPay } from '../missing';
import { isPayInForce, type payContract, payContracts, settleOpenQuestion } from '../pay';
import { payTermsInEnglish } from '../terms.en';
import { payTermsText } from '../terms.pt';

/**
 * Days for which the link in the e-mail is valid. If the creator revises the contract and sends it again, the
 * new e-mail has a new link.
 */
const LINK_DAYS = 90;
const SECRET_BYTES = 32;

/**
 * Signs and sends the contract: freezes its text and sends the client an e-mail. If the CNPJ belongs to a
 * company with an account, and the e-mail address to one of its members, that company is the client.
 * Otherwise the client is a company outside the platform, found by country and tax number; a client abroad
 * without a tax number is found by e-mail address. Refuses with `client_of_another_name` (params `name`) if
 * the tax number belongs to a client with a different name, `pay_incomplete` (params `missing`: fields
 * separated by commas), `payee_missing`, `creator_under_age`, and `contract_not_in_force` if the amended
 * contract has ended.
 */
export const sendPay = defineMove(payContracts, 'send', {
  notWhileImpersonating: true,
  fields: { ip: z.string().max(64), userAgent: z.string().max(500) },
  async also(find, row) {
    const tax = taxOf(row);
    const members = await find.many(companies, { ...tax, membership: 'member' });
    return {
      members,
      team: await find.many(users, { companyId: members.map((one) => one.id) }),
      outside: await find.lockMany(companies, {
        ...tax,
        ...(row.clientTaxId === '' ? { responsibleEmail: row.clientEmail ?? [] } : {}),
        membership: 'outside',
        creatorId: row.creatorId,
      }),
      creators: await find.many(creators, { id: row.creatorId }),
      payees: await find.many(payees, { creatorId: row.creatorId }),
      amends: row.amendsId === null ? [] : await find.many(payContracts, { id: row.amendsId }),
      settings: await find.many(settings, { key: 'payout_days' }),
      companyIds: await find.ids(companies, 1),
      linkIds: await find.ids(shareLinks, 1),
      secret: find.random(SECRET_BYTES),
    };
  },
  decide({ row, also, input: { ip, userAgent }, actor, now }) {
    const today = businessDate(now);
    const missing = missingInPay(row, today);
    if (missing.length > 0)
      return refuse('pay_incomplete', '', { missing: missing.map(({ field }) => field).join(',') });
    const [creator] = also.creators;
    const [payee] = also.payees;
    if (!creator || !payee) return refuse('payee_missing');
    if (!isOfAge(payee.birthDate, today)) return refuse('creator_under_age', '', { creator: creator.name });
    const [amends = null] = also.amends;
    if (amends && !isPayInForce(amends)) return refuse('contract_not_in_force');
    const client = clientOf(row, also);
    if ('name' in client) return refuse('client_of_another_name', '', { name: client.name });
    const payoutDays = settingOn(also.settings, 'payout_days', today);
    const terms = { pay: row, creator, payee, amends, payoutDays };
    const text = payTermsText(terms);
    const signature = {
      side: 'creator' as const,
      name: 'name' in actor ? actor.name : creator.name,
      email: '',
      ip,
      userAgent,
      at: now,
    };
    return {
      patch: {
        companyId: client.id,
        text,
        textHash: hashOf(text),
        textEnglish: payTermsInEnglish(terms),
        edition: row.edition + 1,
        refusal: '',
        talk: settleOpenQuestion(row, now),
        signatures: [signature],
      },
      and: [
        ...client.changes,
        ...emailToClient('pay', {
          pay: row,
          companyId: client.id,
          id: also.linkIds[0] as number,
          secret: also.secret,
          createdById: userIdOf(actor) as number,
          creator: creator.name,
          days: LINK_DAYS,
          dueOn: payAmounts(row).instalments[0]?.dueOn as string,
          ...emailTextOf(row),
          now,
        }),
      ],
    };
  },
});

type Row = (typeof payContract)['_output'];

/** Returns the variant of the e-mail: revised or new, with or without a note. */
function emailTextOf({ edition, message }: Pick<Row, 'edition' | 'message'>) {
  const isRevised = edition > 0;
  if (message) return { context: isRevised ? 'revisedNote' : 'note', comment: message } as const;
  return isRevised ? ({ context: 'revised' } as const) : {};
}

interface Known {
  readonly members: readonly { readonly id: number }[];
  readonly team: readonly { readonly companyId: number | null; readonly email: string }[];
  readonly outside: readonly Pick<Company, 'id' | 'legalName' | 'tradeName'>[];
  readonly companyIds: readonly number[];
}

/**
 * Returns the client's tax identity: CPF, CNPJ or, for a client abroad, the country and an optional tax
 * number.
 */
export function taxOf({
  clientCountry,
  clientTaxId,
}: Pick<Row, 'clientCountry' | 'clientTaxId'>): Pick<Company, 'country' | 'cpf' | 'cnpj' | 'foreignTaxId'> {
  const none = { country: clientCountry, cpf: null, cnpj: null, foreignTaxId: null };
  if (isAbroad(clientCountry)) return { ...none, foreignTaxId: clientTaxId || null };
  return { ...none, ...(isCpf(clientTaxId) ? { cpf: clientTaxId } : { cnpj: clientTaxId }) };
}

/** True if `name` is the registered name or the trade name of the client. */
export const isNamed = (
  { legalName, tradeName }: Pick<Company, 'legalName' | 'tradeName'>,
  name: string,
): boolean => isSameText(legalName, name) || isSameText(tradeName, name);

/**
 * Returns the client and the changes that create it, or the name of a different client with the same tax
 * number.
 */
function clientOf(
  row: Row,
  known: Known,
): { readonly id: number; readonly changes: Change[] } | { readonly name: string } {
  const member = known.team.find(({ email }) => email === row.clientEmail);
  if (member?.companyId) return { id: member.companyId, changes: [] };
  const contact = {
    responsibleName: row.clientContact || row.clientName.slice(0, 120),
    responsibleEmail: row.clientEmail as string,
  };
  const [kept] = known.outside;
  if (kept && !isNamed(kept, row.clientName)) return { name: kept.tradeName };
  if (kept) return { id: kept.id, changes: [update(companies, kept.id, contact)] };
  const id = known.companyIds[0] as number;
  const company = insert(companies, {
    ...contact,
    tradeName: row.clientName.slice(0, 120),
    legalName: row.clientName,
    id,
    membership: 'outside',
    creatorId: row.creatorId,
    ...taxOf(row),
    phone: null,
    address: null,
    addresses: [],
    unwantedWords: [],
    competitors: [],
    plan: 'open',
    logo: null,
    billingCurrency: row.currency,
  });
  return { id, changes: [company] };
}
