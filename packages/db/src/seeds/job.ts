import { businessDate, nfseKey } from '@elenco/brazil';
import {
  type Actor,
  type Amendment,
  acceptAmendment,
  acceptContract,
  acceptInvitation,
  acceptInvoice,
  addToShortlist,
  amendments,
  approveBriefing,
  approveDraft,
  approveProposals,
  type Briefing,
  briefings,
  type Command,
  type Contract,
  channelHosts,
  charges,
  completeHiring,
  confirmReceipt,
  contracts,
  currentPayout,
  type Deliverable,
  deliverables,
  evaluations,
  invoices,
  type Proposal,
  payees,
  payouts,
  brand as platformBrand,
  preparePayout,
  proposals,
  publishContent,
  releasePayout,
  releaseShortlist,
  requestAmendment,
  selectCreators,
  sendProposal,
  settleCharge,
  submitBriefing,
  submitDraft,
  submitEvaluation,
  submitInvoice,
  verifyContent,
} from '@elenco/core';
import type { z } from 'zod';
import type { Database } from '../database';
import type { NfseContent } from './nfseXml';

/** Staff members that a hiring needs. */
export interface PlatformStaff {
  readonly curator: Actor;
  readonly finance: Actor;
  readonly secondFinance: Actor;
}

/** Client address and browser that are recorded with each request. */
const evidence = { ip: '192.0.2.7', userAgent: 'Mozilla/5.0' } as const;

type Wanted = Omit<z.input<typeof requestAmendment.input>, 'contractId' | keyof typeof evidence>;
type Lines = z.input<typeof sendProposal.input>['lines'];
type Draft = Partial<Briefing> & Pick<Briefing, 'title' | 'kind'>;

/** Carries out a hiring step by step, through the same commands as the pages. Demo data and tests use it. */
export class Job {
  constructor(
    readonly database: Database,
    private readonly staff: PlatformStaff,
    private readonly now: () => string,
    /** Stores an NFS-e of a creator's company and returns the id of its file. */
    private readonly keepNfse: (owner: Actor, content: NfseContent) => Promise<number>,
    /** Stores a picture as the draft of a deliverable and returns its id; null for a draft that is a link. */
    private readonly keepDraft: (owner: Actor, deliverableId: number) => Promise<number | null> = async () =>
      null,
  ) {}

  run<Input extends z.ZodType, Loaded, Reply>(
    command: Command<Actor, Input, Loaded, Reply>,
    input: z.input<Input>,
    actor: Actor,
  ): Promise<Reply> {
    return this.database.perform(command, input, { actor, now: this.now() });
  }

  async draft(brand: Actor, draft: Draft): Promise<number> {
    const { id } = await this.database.create(briefings, draft, { actor: brand, now: this.now() });
    return id;
  }

  async submit(brand: Actor, id: number): Promise<void> {
    await this.run(submitBriefing, { id }, brand);
  }

  async approve(id: number): Promise<void> {
    await this.run(approveBriefing, { id }, this.staff.curator);
  }

  async shortlist(briefingId: number, creatorIds: number[]): Promise<void> {
    await this.run(addToShortlist, { briefingId, creatorIds }, this.staff.curator);
  }

  async release(id: number): Promise<void> {
    await this.run(releaseShortlist, { id }, this.staff.curator);
  }

  async select(
    brand: Actor,
    id: number,
    creatorIds: number[],
    standInIds: number[] = [],
  ): Promise<Proposal[]> {
    await this.run(selectCreators, { id, creatorIds, standInIds }, brand);
    return this.database.see(proposals, brand, { briefingId: id });
  }

  async propose(creator: Actor, id: number, lines: Lines, message: string): Promise<void> {
    await this.run(acceptInvitation, { id }, creator);
    await this.run(sendProposal, { id, lines, message, availableInPeriod: true }, creator);
  }

  /** Approves proposals as the brand and returns their contracts. */
  async hire(brand: Actor, briefingId: number, proposalIds: number[]): Promise<Contract[]> {
    const { contractIds } = await this.run(approveProposals, { briefingId, proposalIds }, brand);
    return this.database.see(contracts, brand, { id: contractIds });
  }

  async sign({ id, textHash }: Contract, ...parties: Actor[]): Promise<void> {
    for (const party of parties) {
      await this.run(acceptContract, { id, textHash, ...evidence }, party);
    }
  }

  async finishHiring(brand: Actor, id: number): Promise<void> {
    await this.run(completeHiring, { id }, brand);
  }

  async pay({ id: contractId }: Pick<Contract, 'id'>): Promise<void> {
    const open = { contractId, status: ['open', 'overdue'] as const };
    const paidOn = businessDate(this.now());
    for (const { id, amountCents, dueOn } of await this.database.see(charges, this.staff.finance, open)) {
      const waiver = dueOn < paidOn ? { comment: 'Multa e juros dispensados.' } : {};
      const input = { id, amountCents, paidBy: 'pix', paidOn, ...waiver } as const;
      await this.run(settleCharge, input, this.staff.finance);
    }
  }

  /** Requests an amendment as the brand. Returns the amendment that its creator must answer. */
  async requestAmendment(
    brand: Actor,
    { id: contractId }: Pick<Contract, 'id'>,
    wanted: Wanted,
  ): Promise<Amendment> {
    const { id } = await this.run(requestAmendment, { contractId, ...wanted, ...evidence }, brand);
    const [asked] = await this.database.see(amendments, brand, { id });
    return asked!;
  }

  async acceptAmendment(creator: Actor, { id, textHash }: Amendment): Promise<void> {
    await this.run(acceptAmendment, { id, textHash, ...evidence }, creator);
  }

  deliverablesOf(contractId: number): Promise<Deliverable[]> {
    return this.database.see(deliverables, this.staff.curator, { contractId });
  }

  async showDraft(creator: Actor, { id }: Deliverable, caption: string): Promise<void> {
    const draftFileId = await this.keepDraft(creator, id);
    const draftLink = draftFileId === null ? 'https://drive.example/rascunho' : null;
    await this.run(submitDraft, { id, caption, draftLink, draftFileId }, creator);
  }

  async approveDraft(brand: Actor, { id }: Deliverable): Promise<void> {
    await this.run(approveDraft, { id }, brand);
  }

  /**
   * Carries out the work on a deliverable, from the submitted draft to the published post and, by default,
   * its verification.
   */
  async publish(creator: Actor, brand: Actor, { id, channel }: Deliverable, verified = true): Promise<void> {
    await this.run(approveDraft, { id }, brand);
    const host = channelHosts[channel]?.[0] ?? 'carta.example';
    await this.run(publishContent, { id, link: `https://www.${host}/p/elenco${id}/` }, creator);
    if (verified) await this.run(verifyContent, { id }, brand);
  }

  /**
   * Submits the creator's receipt or invoice for a whole contract, with values that pass every check and that
   * the creator has confirmed. Returns the id of the document.
   */
  async invoice(creator: Actor, { id: contractId }: Pick<Contract, 'id'>): Promise<number> {
    const payout = currentPayout(await this.database.see(payouts, creator, { contractId }));
    const [payee] = await this.database.see(payees, creator, {});
    const { id: payoutId, grossCents: amountCents } = payout!;
    if (payee!.legalForm === 'individual') {
      await this.run(confirmReceipt, { payoutId, amountCents }, creator);
    } else {
      const fileId = await this.keepNfse(creator, {
        key: this.#nfseKey(payee!.taxId, payoutId),
        issuerTaxId: payee!.taxId,
        takerTaxId: platformBrand.legalDocument,
        amountCents,
        earnedOn: businessDate(this.now()),
      });
      await this.run(submitInvoice, { payoutId, fileId }, creator);
    }
    const [invoice] = await this.database.see(invoices, creator, { payoutId: payout!.id }, { down: true });
    return invoice!.id;
  }

  /** Returns an access key for an NFS-e of São Paulo, with a unique number. */
  #nfseKey(registration: string, number: number): string {
    const month = businessDate(this.now()).slice(0, 7);
    const code = String(number).padStart(9, '0');
    return nfseKey({ municipality: '3550308', environment: 'national', registration, number, month, code });
  }

  async acceptInvoice(id: number, comment = ''): Promise<void> {
    await this.run(acceptInvoice, { id, comment }, this.staff.finance);
  }

  async prepare({ id: contractId }: Pick<Contract, 'id'>): Promise<number> {
    const payout = currentPayout(await this.database.see(payouts, this.staff.finance, { contractId }));
    await this.run(preparePayout, { id: payout!.id }, this.staff.finance);
    return payout!.id;
  }

  async transfer(id: number): Promise<void> {
    const input = { id, proof: `E2E-${id}`, madeOn: businessDate(this.now()) };
    await this.run(releasePayout, input, this.staff.secondFinance);
  }

  async evaluate(
    author: Actor,
    { id: contractId }: Pick<Contract, 'id'>,
    rating: number,
    text: string,
  ): Promise<void> {
    const side = author.role === 'company' ? 'company' : 'creator';
    const [own] = await this.database.see(evaluations, author, { contractId, side });
    await this.run(submitEvaluation, { id: own!.id, rating, text }, author);
  }
}
