import {
  type Actor,
  type Brief,
  type Briefing,
  briefingForCreator,
  type Charge,
  type Company,
  type Condition,
  type Contract,
  isSilent,
  Problem,
  type Proposal,
  proposals,
  type Taxed,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Order, see, select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/**
 * An invitation as its creator sees it: the proposal, the visible part of the brief, and the brand. A silent
 * squad hides the brand's name.
 */
export interface Invitation {
  readonly proposal: Omit<Proposal, 'companyId'>;
  /**
   * Id of the company, for internal queries only. Pages use `brandId`, which does not reveal a hidden brand.
   */
  readonly companyId: number;
  readonly brief: Brief;
  /**
   * Id of the brand; 0 if the brand is hidden. A creator who has another contract with the brand would
   * recognize the real id.
   */
  readonly brandId: number;
  readonly tradeName: string;
  /** File name of the brand's logo; null if the brand has no logo or is hidden. */
  readonly logo: string | null;
}

/**
 * Returns an invitation. Creators cannot read briefings, only the brief in their invitation.
 * @throws Problem `not_found` for unknown proposals and for proposals that the actor may not read
 */
export async function invitation(
  em: SqlEntityManager,
  actor: Actor,
  proposalId: number,
): Promise<Invitation> {
  const [found] = await invitations(em, actor, { id: proposalId });
  if (!found) throw new Problem('not_found');
  return found;
}

/** Returns the invitations of all matching proposals that the actor may read. Always runs three queries. */
export async function invitations(
  em: SqlEntityManager,
  actor: Actor,
  where: Condition<Proposal>,
  order: Order = {},
): Promise<Invitation[]> {
  const rows = await see(em, proposals, actor, where, order);
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => row.briefingId))];
  const briefings = (await select(
    em,
    'briefings',
    scopeSql(tableOf(em, 'briefings'), [{ id: ids }]),
  )) as unknown as Briefing[];
  const asking = await brandsOf(em, [...new Set(briefings.map((row) => row.companyId))]);
  return rows.flatMap((proposal) => {
    const briefing = briefings.find((one) => one.id === proposal.briefingId);
    if (!briefing) return [];
    const { companyId } = briefing;
    return [
      {
        proposal,
        companyId,
        brief: briefingForCreator(briefing, proposal),
        brandId: 0,
        tradeName: '',
        logo: null,
        ...(isSilent(briefing, proposal) ? {} : { ...asking.get(companyId), brandId: companyId }),
      },
    ];
  });
}

/** Returns trade names of companies, by id. */
export async function tradeNames(em: SqlEntityManager, ids: readonly number[]): Promise<Map<number, string>> {
  return new Map([...(await brandsOf(em, ids))].map(([id, { tradeName }]) => [id, tradeName]));
}

/** Returns names and logos of companies by company id. All participants of a project may see them. */
export async function brandsOf(
  em: SqlEntityManager,
  ids: readonly number[],
): Promise<Map<number, Pick<Company, 'tradeName' | 'logo'>>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<Pick<Company, 'id' | 'tradeName' | 'logo'>[]>(
    `select id, trade_name as "tradeName", logo from companies where id in (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  return new Map(rows.map(({ id, ...brand }) => [id, brand]));
}

interface Parties {
  readonly tradeName: string;
  readonly legalName: string;
  readonly creatorName: string;
  /**
   * Kind of the contract's briefing, which determines the wording of texts; null if the contract has no
   * briefing.
   */
  readonly kind: Briefing['kind'] | null;
}

/** Returns the parties of a contract, for a user who may read it. */
export async function partiesOf(
  em: SqlEntityManager,
  {
    companyId,
    creatorId,
    briefingId = null,
  }: Pick<Contract, 'companyId' | 'creatorId'> & Partial<Pick<Contract, 'briefingId'>>,
): Promise<Parties> {
  const [row] = await em.execute<[Parties]>(
    `select c.trade_name as "tradeName", c.legal_name as "legalName", p.name as "creatorName",
       (select kind from briefings where id = ?) as kind
     from companies c, creators p where c.id = ? and p.id = ?`,
    [briefingId, companyId, creatorId],
  );
  return row;
}

/** Returns names of creators by creator id, for users who pay charges for the work of these creators. */
export async function creatorNames(
  em: SqlEntityManager,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<{ id: number; name: string }[]>(
    `select id, name from creators where id in (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Returns the lines of a project's combined invoice, one for each hiring, for users who may pay the invoice.
 */
export async function invoiceLines(
  em: SqlEntityManager,
  chargeIds: readonly number[],
): Promise<{ id: number; chargeId: number; creator: string; amountCents: number }[]> {
  if (chargeIds.length === 0) return [];
  return em.execute(
    `select l.id, l.charge_id as "chargeId", c.name as creator, l.amount_cents::float8 as "amountCents"
     from charge_lines l join creators c on c.id = l.creator_id
     where l.of_charge_id is not null and l.charge_id in (${chargeIds.map(() => '?').join(', ')})
     order by l.id`,
    [...chargeIds],
  );
}

/**
 * Returns how drafts of a contract are reviewed, which its brief defines. The caller has checked that the
 * user may read the contract.
 */
export async function reviewOf(
  em: SqlEntityManager,
  { briefingId }: Pick<Contract, 'briefingId'>,
): Promise<Pick<Briefing, 'kind' | 'review'>> {
  const [row] = await em.execute<[Pick<Briefing, 'kind' | 'review'>]>(
    'select kind, review from briefings where id = ?',
    [briefingId],
  );
  return row;
}

/**
 * Returns which of the creators that a brand named are still in review by curation. Brands cannot read these
 * entries of the shortlist, but they know the names. The caller has checked that the user may read the
 * briefing.
 */
export async function namesInReview(
  em: SqlEntityManager,
  { id, wished }: Pick<Briefing, 'id' | 'wished'>,
): Promise<number[]> {
  if (wished.length === 0) return [];
  const rows = await em.execute<{ creatorId: number }[]>(
    `select creator_id as "creatorId" from shortlist
     where briefing_id = ? and status = 'proposed' and creator_id in (${wished.map(() => '?').join(', ')})`,
    [id, ...wished],
  );
  return rows.map(({ creatorId }) => creatorId);
}

type Payer = Taxed & Pick<Company, 'legalName' | 'address'>;

/**
 * Returns the payer of a charge, as the charge's boleto names it. The caller has checked that the user may
 * read the charge.
 */
export async function payerOf(
  em: SqlEntityManager,
  { companyId }: Pick<Charge, 'companyId'>,
): Promise<Payer> {
  const [row] = await em.execute<[Payer]>(
    `select legal_name as "legalName", cnpj, cpf, country, foreign_tax_id as "foreignTaxId", address
     from companies where id = ?`,
    [companyId],
  );
  return row;
}
