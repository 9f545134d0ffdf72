import { type Application, type Briefing, listPricesByFormat } from '@elenco/core/hiring';
import type { Creator } from '@elenco/core/people';
import { faceFields, faceOf } from '../../company/faces';

/** Fields of a creator that the brand sees before deciding about the creator. */
export const nameFields = [
  ...faceFields,
  'city',
  'mainSkill',
  'followers',
  'engagementBp',
  'profileType',
  'priceCents',
  'currency',
] as const;

/** The same fields with the list prices of single formats. */
export const pricedFields = [...nameFields, 'prices'] as const;

type Field = (typeof pricedFields)[number];
type Hidden = 'priceCents' | 'prices';
/** A creator as read; prices are missing if they are hidden from the reader. */
type Read = Pick<Creator, Exclude<Field, Hidden>> & Partial<Pick<Creator, Hidden>>;

/**
 * Returns a shortlisted creator or an applicant with the facts for the decision.
 * @param asked the creator's application, if it may contain a price
 */
export function shownCreator(
  brief: Briefing,
  { priceCents = null, prices = [], ...creator }: Read,
  {
    findable,
    asked,
  }: {
    findable: readonly number[];
    asked?: Partial<Pick<Application, 'counterCents'>> & Pick<Application, 'currency'>;
  },
) {
  /** Price that the creator asks for in an application; null if the list price applies. */
  const askedCents = asked?.counterCents ?? null;
  return {
    ...creator,
    priceCents,
    askedCents,
    /** Currency of the price that is shown. */
    currency: asked && askedCents !== null ? asked.currency : creator.currency,
    /** Prices of the wanted formats if they differ from the price of any publication. */
    formatPrices: listPricesByFormat(brief, { ...creator, priceCents, prices }),
    face: faceOf(creator),
    findable: findable.includes(creator.id),
  };
}
