import { businessDate } from '@elenco/brazil';
import {
  clientStep,
  type FeeInvoice,
  feeInvoices,
  instalments,
  invoices,
  isPayIncomplete,
  isRemindable,
  missingInPay,
  netKnown,
  type PayContract,
  payContracts,
  payDeadlines,
  sendPay,
  silentApprovalOn,
  taxDayOf,
} from '@elenco/core/finance';
import { countryCodes, countryName, currenciesIn, home, impersonatorOf } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { idIn } from '../adapters/requestContext.server';
import type { CreatorContext } from '../creator/page.server';
import { loadReceiver, type Receiver } from '../creator/receiver.server';
import { type Locale, tags } from '../i18n/locales';
import { loadPaymentStates, payoutNeedInPay } from '../payment/status.server';
import { isOpenEnding, loadPayEnding, type PayEndingPage, settledCents } from './ending.server';
import { payPath } from './page';
import { receivesOfEach } from './receives.server';
import { payStageOf } from './stage.server';

/** Removes the signatures, which contain IP addresses and browsers that only staff may see. */
export const withoutSignatures = ({ signatures: _, ...row }: PayContract) => row;

/** Loads one contract for its creator. */
async function loadPay(ctx: CreatorContext) {
  const { app, actor, now } = ctx;
  const today = businessDate(now);
  const row = ctx.params.id === undefined ? null : await app.get(payContracts, actor, idIn(ctx));
  const amendsId = row?.amendsId ?? null;
  const [amended, receiver] = await Promise.all([
    amendsId === null ? null : app.get(payContracts, actor, amendsId),
    loadReceiver(ctx, {
      companyIds: row?.companyId ? [row.companyId] : [],
      // The currency of a draft can still change.
      currencies: row?.status === 'draft' ? currenciesIn(row.clientCountry) : row ? [row.currency] : [],
    }),
  ]);
  const { payee, payouts: all, payoutDays, ownFeeBp } = receiver;
  const iss = row?.companyId ? receiver.iss.get(row.companyId) : null;
  const parts = row ? await app.see(instalments, actor, { payContractId: row.id }, { by: 'id' }) : [];
  const [owed, sentInvoices, billed, accepted] = row?.contractId
    ? await Promise.all([
        app.pay.chargesOf(actor, [row.id]),
        app.see(invoices, actor, { contractId: row.contractId }),
        app.see(feeInvoices, actor, { chargeId: parts.map((part) => part.chargeId) }),
        app.pay.acceptedContract(actor, row.id),
      ])
    : [[], [], [], undefined];
  const { others } = receiver.without(({ contractId }) => contractId === row?.contractId);
  /** Other expected payments of this and later months, with their taxes. */
  const known = others
    .filter((one) => (taxDayOf(one) ?? '').slice(0, 7) >= today.slice(0, 7))
    .map(({ id, currency, legalForm, firstMadeOn, expectedOn, grossCents, withholdings }) => {
      const taxed = { id, currency, legalForm, firstMadeOn, expectedOn, grossCents, withholdings };
      return { ...taxed, title: receiver.titleOf(id) ?? '' };
    });
  const ending = row && (await loadPayEnding(ctx, row, { side: 'creator', parts, billed: owed }));
  const paidParts = all.filter(({ id }) => parts.some(({ payoutId }) => payoutId === id));
  const states = await loadPaymentStates(
    ctx,
    paidParts,
    sentInvoices,
    payoutNeedInPay(row ? [row] : [], parts),
  );
  const endingReceives = row && ending ? receivesOfEnding(row, ending, receiver) : null;
  const missing = row ? missingInPay(row, today) : [];
  const shownParts = parts.map((part) => {
    const charge = owed.find((one) => one.id === part.chargeId);
    const payout = all.find((one) => one.id === part.payoutId) ?? null;
    const state = (payout && states.get(payout.id)) ?? null;
    return {
      ...part,
      status: charge?.status ?? ('open' as const),
      paidCents: settledCents(ending, part) ?? charge?.amountCents ?? part.amountCents,
      payout,
      state,
      feeInvoice: shownInvoice(billed.find((one) => one.chargeId === part.chargeId)),
      invoices: sentInvoices.filter((one) => one.payoutId === part.payoutId).toSorted((a, b) => b.id - a.id),
      /**
       * Estimated taxes and net amount of an unpaid instalment, or of a payout whose document is missing.
       * They are calculated together with all other payments.
       */
      expectedPay: payee ? receiver.ofInstalment(part) : null,
      /** Titles of the other payments with which the taxes of an accepted document were calculated. */
      addedTo: payout && netKnown(payout) !== null ? receiver.addedTo(payout) : [],
      asksInvoice: state?.status === 'invoice_missing',
      differs: state?.status === 'invoice_differs',
      /**
       * Business date on which the delivery is approved automatically: the announced date, otherwise the
       * expected date.
       */
      silentOn:
        row &&
        silentApprovalOn(part, row, {
          fundedAt: charge?.status === 'paid' ? (payout?.createdAt ?? null) : null,
          isEnding: isOpenEnding(ending),
          now,
        }),
    };
  });
  const deadlines = payDeadlines(row ?? { status: 'draft', endsOn: null, silenceDays: 0 }, today);
  const facts = {
    feeBp: row?.feeBp ?? ownFeeBp,
    payee,
    terms: { currency: row?.currency ?? 'BRL', payoutDays, deadlines, known, iss: iss ?? [] },
  };
  const received = row ? receivesOfEach(row, shownParts, facts) : [];
  const stage =
    row &&
    payStageOf(row, shownParts, {
      ...facts,
      incomplete: isPayIncomplete(row, payee, today),
      asked: ending?.asked ?? null,
    });
  const asked = ending?.asked?.status === 'requested' ? ending.asked : null;
  // A reminder of an earlier step does not count for the current step.
  const lastStep = shownParts.reduce(
    (last, { work, approvedAt }) => [last, work.at(-1)?.at ?? '', approvedAt ?? ''].toSorted().at(-1) ?? last,
    row?.statusSince ?? '',
  );
  const reminded = row?.remindedAt != null && businessDate(row.remindedAt) === today;
  const awaited = row !== null && isRemindable(clientStep({ row, parts: shownParts, ending: asked }).code);
  return {
    today,
    /**
     * `now` if the creator may remind the client, `today` if a reminder of this step was sent today; null if
     * the contract waits for no step of the client that allows a reminder.
     */
    remind: !awaited
      ? null
      : !reminded
        ? ('now' as const)
        : (row.remindedAt ?? '') > lastStep
          ? ('today' as const)
          : null,
    key: crypto.randomUUID(),
    /** Maximum size of a delivered video or picture in megabytes. */
    largest: receiver.largestUpload,
    row: row && withoutSignatures(row),
    /** Verification code of the accepted contract; null before the acceptance. */
    checkCode: accepted?.checkCode ?? null,
    /** Name of the creator on invoices and RPAs. */
    name: actor.name,
    /** Registered address of the platform; null if it is not configured. */
    address: ctx.legal.address ?? null,
    /** Title of the contract to which this one is an addition. */
    amends: amended?.title ?? null,
    /** The creator's current task, or the event that the contract waits for, with the amount. */
    stage,
    ending,
    /** The creator's net share of the price of ending the contract. */
    endingReceives,
    iss: iss ?? [],
    missing,
    feeBp: row?.feeBp ?? ownFeeBp,
    payoutDays,
    rates: { BRL: null, USD: receiver.rateOf('USD'), EUR: receiver.rateOf('EUR') },
    payee: payee
      ? {
          legalForm: payee.legalForm,
          dependants: payee.dependants,
          taxId: payee.taxId,
          taxRegime: payee.taxRegime,
        }
      : null,
    known,
    parts: shownParts.map((part) => ({
      ...part,
      /** The creator's net amount: paid, or forecast. */
      receives: received.find(({ ordinal }) => ordinal === part.ordinal) ?? null,
    })),
  };
}

/**
 * Returns the creator's net share of the price of ending a contract; null once a request to end it is
 * decided, and if the client has no company.
 */
function receivesOfEnding(
  { companyId, contractId }: PayContract,
  { asked, lines, dueCents: grossCents, currency }: PayEndingPage,
  receiver: Receiver,
) {
  const isOpen = asked === null || asked.status === 'requested' || asked.status === 'under_review';
  if (!isOpen || companyId === null || contractId === null) return null;
  const isPaid = lines.every(({ paid, dueCents }) => paid || dueCents === 0);
  return receiver.ofEnding({ contractId, companyId }, { grossCents, currency }, isPaid);
}

export type PayPage = Awaited<ReturnType<typeof loadPay>>;

/** Loads a draft for editing. If the contract was sent, redirects to its review page. */
export async function loadPayDraft(ctx: CreatorContext): Promise<PayPage> {
  const page = await loadPay(ctx);
  if (page.row && page.row.status !== 'draft') throw redirect(payPath('review', page.row.id));
  return page;
}

/** Returns all countries by name, Brazil first. */
const countriesIn = (locale: Locale) =>
  countryCodes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted(
      (one, other) =>
        Number(other.value === home) - Number(one.value === home) ||
        one.label.localeCompare(other.label, tags[locale]),
    );
/**
 * Names of countries by language. Computed once, since naming and sorting countries takes as long as
 * rendering a whole page.
 */
const countries = { pt: countriesIn('pt'), en: countriesIn('en') };

const MAX_EARLIER = 200;
const CLIENT_FIELDS = [
  'clientName',
  'clientCountry',
  'clientTaxId',
  'clientContact',
  'clientEmail',
  'clientAddress',
] as const;

/** Returns each client once, with the data of the newest contract. */
export const earlierClients = <R extends Pick<PayContract, (typeof CLIENT_FIELDS)[number]>>(
  contracts: readonly R[],
): R[] =>
  contracts.filter(
    ({ clientName, clientTaxId, clientEmail }, index) =>
      clientName !== '' &&
      contracts.findIndex((one) =>
        clientTaxId === '' ? one.clientEmail === clientEmail : one.clientTaxId === clientTaxId,
      ) === index,
  );

/** Loads a draft with the countries a client may be in, and the creator's earlier clients. */
export async function loadPayClient(ctx: CreatorContext) {
  const [page, written] = await Promise.all([
    loadPayDraft(ctx),
    ctx.app.pick(payContracts, ctx.actor, ['id', ...CLIENT_FIELDS], {}, { down: true, limit: MAX_EARLIER }),
  ]);
  const clients = earlierClients(written.filter(({ id }) => id !== page.row?.id));
  const chosen = clients.find(({ id }) => String(id) === ctx.url.searchParams.get('from'));
  return {
    ...page,
    countries: countries[ctx.locale],
    earlier: clients.map(({ id, clientName }) => ({ id, name: clientName })),
    /** Client with which the form is filled in: that of an earlier contract, or that of the draft. */
    client: chosen ?? page.row,
  };
}

/** Loads a draft. A dry run of the command that sends it returns the exact text that would be signed. */
export async function loadPayReview(ctx: CreatorContext): Promise<PayPage> {
  const page = await loadPay(ctx);
  const { row, missing } = page;
  if (row?.status !== 'draft' || missing.length > 0) return page;
  // The text names the payee, which is hidden while impersonating. An impersonator cannot sign anyway.
  if (impersonatorOf(ctx.actor)) return page;
  const decision = await ctx.app.dryRun(sendPay, { id: row.id, ip: '', userAgent: '' }, ctx);
  if ('refused' in decision) return page;
  const [signed] = decision.changes.flatMap((change) =>
    change.do === 'move' && change.resource === payContracts.name ? [change.patch] : [],
  );
  return { ...page, row: { ...row, text: String(signed?.text), textEnglish: String(signed?.textEnglish) } };
}

/** Returns the fields of the fee invoice that pages show. */
export const shownInvoice = (invoice: FeeInvoice | undefined) =>
  invoice ? { status: invoice.status, number: invoice.number, link: invoice.link } : null;
