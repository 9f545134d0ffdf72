import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, insert, refuse, update } from '../../../kit';
import {
  companies,
  creatorIdOf,
  currenciesIn,
  defineCommand,
  home,
  id,
  ofCreator,
  taxNumber,
} from '../../../people';
import { settingOn, settings } from '../../../platform';
import { payAmounts, scheduledCents } from '../amounts';
import { amendmentAnswerBy, pastDateIn } from '../missing';
import {
  isPayInForce,
  type PayContract,
  payContract,
  payContractFlow,
  payContracts,
  taxIdRefusal,
} from '../pay';
import { isNamed, taxOf } from './sendPay';

const { shape } = payContract;

/** Fields that each step of the contract form saves. */
export const payParts = {
  project: z.object({
    title: shape.title.min(1, 'required'),
    scope: shape.scope,
    rights: shape.rights,
    startsOn: shape.startsOn,
    endsOn: shape.endsOn,
    rounds: shape.rounds,
    equipment: shape.equipment.default(null),
    workplace: shape.workplace.default(null),
    channels: shape.channels.default([]),
    formats: shape.formats.default([]),
    postCount: shape.postCount.default(0),
  }),
  client: z.object({
    clientName: shape.clientName.min(1, 'required'),
    clientCountry: shape.clientCountry.default(home),
    clientTaxId: taxNumber,
    clientContact: shape.clientContact,
    clientEmail: shape.clientEmail.unwrap(),
    clientAddress: shape.clientAddress,
  }),
  proposal: z.object({
    lines: shape.lines.min(1, 'at_least_one'),
    currency: shape.currency,
    feePayer: shape.feePayer,
    schedule: shape.schedule.min(1, 'at_least_one'),
    fineBp: shape.fineBp,
    interestBp: shape.interestBp,
    cancelBp: shape.cancelBp,
    message: shape.message,
    validUntil: shape.validUntil,
    /** Bank days until a silent approval. If the field is missing, the draft keeps its current value. */
    silenceDays: shape.silenceDays.optional(),
  }),
} as const;

const empty = {
  status: payContractFlow.initial,
  companyId: null,
  contractId: null,
  amendsId: null,
  title: '',
  scope: '',
  rights: '',
  startsOn: null,
  endsOn: null,
  rounds: 2,
  equipment: null,
  workplace: null,
  channels: [],
  formats: [],
  postCount: 0,
  clientCountry: home,
  clientTaxId: '',
  clientName: '',
  clientContact: '',
  clientEmail: null,
  clientAddress: '',
  lines: [],
  currency: 'BRL',
  feePayer: 'creator',
  schedule: [],
  fineBp: 200,
  interestBp: 100,
  cancelBp: 0,
  message: '',
  validUntil: null,
  /** Default proposed by the form; the creator can change it. */
  silenceDays: 5,
  remindedAt: null,
  archivedAt: null,
  text: '',
  textHash: null,
  textEnglish: '',
  edition: 0,
  refusal: '',
  talk: [],
  signatures: [],
} satisfies Partial<PayContract>;

/** Sorts the instalments by due date. Their numbers follow this order. */
const sortSchedule = <P extends Pick<PayContract, 'schedule'>>(part: P): P => ({
  ...part,
  schedule: part.schedule.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
});

/**
 * Saves a draft of an Elenco Pay contract, one step of the form at a time. Without `id`, the command starts a
 * draft. With `amendsId`, the draft amends a contract in force with the same client. The fee rate is that of
 * the day on which the draft was started. Refuses with `move_not_possible` once sent, `ends_before_start` at
 * `/endsOn`, `contract_not_in_force`, refusals of `taxIdRefusal` and `client_of_another_name` (params `name`)
 * at `/clientTaxId`, `currency_of_client_abroad` at `/currency`, `delivery_after_end` (params `day`) at the
 * day to deliver an instalment after the contract's last day, `answer_after_start` (params `day`) at
 * `/validUntil` if the client could accept an amendment after it begins, `date_in_past` at the first date of
 * an instalment that has passed, `instalments_differ` (params `currency`, `plannedCents`, `totalCents`) at the
 * last amount if the instalments do not add up to what the client pays.
 */
export const savePay = defineCommand({
  name: 'pay-contracts.save',
  input: z.strictObject({
    id: id.nullable(),
    amendsId: id.nullable().default(null),
    part: z.union([payParts.project, payParts.client, payParts.proposal]).nullable(),
  }),
  async load(find, { id: payId, amendsId, part }, { actor }) {
    const creatorId = creatorIdOf(actor);
    const numbered = part && 'clientTaxId' in part && part.clientTaxId !== '' ? part : null;
    return {
      creatorId,
      known: numbered
        ? await find.many(companies, { ...taxOf(numbered), membership: 'outside', creatorId })
        : [],
      kept: payId === null ? null : await find.forUpdate(payContracts, payId, ofCreator),
      amends: amendsId === null ? null : await find.forUpdate(payContracts, amendsId, ofCreator),
      settings: await find.many(settings, { key: 'fee_bp_own' }),
      ids: payId === null ? await find.ids(payContracts, 1) : [],
    };
  },
  decide({ rows: { creatorId, kept, amends, known, settings: rules, ids }, input: { part }, now }) {
    if (kept && kept.status !== 'draft') return refuse('move_not_possible', '', { status: kept.status });
    if (part && 'startsOn' in part && part.startsOn && part.endsOn && part.endsOn < part.startsOn)
      return refuse('ends_before_start', '/endsOn');
    if (part && 'clientTaxId' in part) {
      const wrong = taxIdRefusal(part.clientCountry, part.clientTaxId);
      if (wrong) return refuse(wrong, '/clientTaxId');
      // Contracts and charges show the existing client's name, so a different name cannot be saved for the
      // same tax number.
      const other = known.find((company) => !isNamed(company, part.clientName));
      if (other) return refuse('client_of_another_name', '/clientTaxId', { name: other.tradeName });
    }
    const client = kept ?? amends;
    if (part && 'currency' in part && client && !currenciesIn(client.clientCountry).includes(part.currency))
      return refuse('currency_of_client_abroad', '/currency');
    const last = kept && amendmentAnswerBy(kept);
    if (part && 'validUntil' in part && part.validUntil && last && part.validUntil > last)
      return refuse('answer_after_start', '/validUntil', { day: last });
    const feeBp = kept?.feeBp ?? settingOn(rules, 'fee_bp_own', businessDate(now));
    const saved = part && 'schedule' in part ? sortSchedule(part) : part;
    if (saved && 'schedule' in saved) {
      const endsOn = kept?.endsOn ?? amends?.endsOn ?? null;
      // Pointers count the instalments as sent, since the form shows them in that order.
      const sent = part && 'schedule' in part ? part.schedule : saved.schedule;
      const past = pastDateIn(sent, businessDate(now));
      if (past) return refuse('date_in_past', past.pointer);
      const tooLate = sent.findIndex(({ deliverOn }) => deliverOn && endsOn && deliverOn > endsOn);
      if (tooLate >= 0 && endsOn) {
        return refuse('delivery_after_end', `/schedule/${tooLate}/deliverOn`, { day: endsOn });
      }
      const plannedCents = scheduledCents(saved);
      const totalCents = payAmounts({ ...saved, feeBp }).clientCents;
      if (plannedCents !== totalCents) {
        const { currency } = saved;
        const lastAmount = `/schedule/${saved.schedule.length - 1}/amountCents`;
        return refuse('instalments_differ', lastAmount, { currency, plannedCents, totalCents });
      }
    }
    if (kept) return accept(saved ? [update(payContracts, kept.id, saved)] : [], { id: kept.id });
    if (amends && !isPayInForce(amends)) return refuse('contract_not_in_force');
    const rowId = ids[0] as number;
    const carried = amends
      ? {
          amendsId: amends.id,
          title: amends.title,
          clientCountry: amends.clientCountry,
          clientTaxId: amends.clientTaxId,
          clientName: amends.clientName,
          clientContact: amends.clientContact,
          clientEmail: amends.clientEmail,
          clientAddress: amends.clientAddress,
          currency: amends.currency,
          feePayer: amends.feePayer,
          rights: amends.rights,
          rounds: amends.rounds,
          equipment: amends.equipment,
          workplace: amends.workplace,
          endsOn: amends.endsOn,
          fineBp: amends.fineBp,
          interestBp: amends.interestBp,
          cancelBp: amends.cancelBp,
          silenceDays: amends.silenceDays,
        }
      : {};
    const row = { ...empty, ...carried, ...saved, id: rowId, creatorId, feeBp, statusSince: now };
    return accept([insert(payContracts, row)], { id: rowId });
  },
});
