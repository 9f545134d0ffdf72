import type { Briefing } from '../briefing';
import { isAdvertising } from './kind';
import { type AgreedTerms, ownDisclosure, rivalsOf } from './rights.pt';

const uses: Record<Briefing['rights']['uses'][number], string> = {
  collab_post: 'joint publication (collab post)',
  repost: 'reposting on the CLIENT’s channels',
  boost_own: 'paid promotion on the CONTRACTOR’s channel',
  boost_brand: 'paid promotion on the CLIENT’s channels',
  image_online: 'use of the CONTRACTOR’s image in digital media',
  tracked_link: 'publication with a tracked link',
  seeding: 'receiving and showing products (seeding)',
  exclusivity: 'exclusivity, under the clause of its own',
};
const territories = { brazil: 'in Brazil', latin_america: 'in Latin America', world: 'worldwide' } as const;
const starts = {
  contract: 'the acceptance of this contract',
  delivery: 'delivery',
  publication: 'publication',
} as const;
/** Phrases for the start of the rights (`rightsEndOn`) if work is delivered instead of published. */
const startsOfWork = {
  contract: starts.contract,
  delivery: 'the last version submitted for approval',
  publication: 'delivery of the final version',
} as const;

/** Returns the part of a sentence after “the price” that states the included rounds of changes. */
export const includesRoundsInEnglish = (count: number): string =>
  count === 0
    ? 'includes no round of changes'
    : `includes up to ${count} ${count === 1 ? 'round' : 'rounds'} of changes`;

export const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Returns the English translation of `rightsClause`. */
export function rightsInEnglish(terms: AgreedTerms): string[] {
  const { rights } = terms;
  const [made, published, since] = isAdvertising(terms)
    ? ['content', 'the publications', starts]
    : ['work', 'the delivered work', startsOfWork];
  const keeps = 'The CONTRACTOR keeps the copyright.';
  const training = `Use of the ${made} to train artificial intelligence models is ${rights.training ? '' : 'not '}allowed.`;
  if (rights.uses.length === 0) {
    return [
      `${keeps} The CLIENT may share ${published} on its own channels, with credit, during the period of the project. Paid promotion, editing, exclusivity or use in other media and for other periods require a written agreement.`,
      ...(rights.training ? [training] : []),
    ];
  }
  const time = rights.days
    ? `for ${daysOf(rights.days)} from ${since[rights.from]}`
    : 'during the period of the project';
  const place = rights.territory ? `, ${territories[rights.territory]}` : '';
  const edits = rights.edits
    ? `Editing the ${made} is allowed.`
    : `Editing the ${made} requires a written agreement.`;
  return [
    `${keeps} The price includes, ${time}${place}:`,
    ...rights.uses.map((use) => `- ${uses[use]}`),
    `${edits} ${training} Other uses, media and periods require a written agreement.`,
  ];
}

/**
 * Returns the English translation of `exclusivityClause`; an empty array if the brief requires no
 * exclusivity.
 */
export function exclusivityInEnglish(terms: AgreedTerms): string[] {
  const { rights, exclusivity } = terms;
  if (!rights.uses.includes('exclusivity')) return [];
  const { category, daysBefore, daysAfter } = exclusivity;
  const named = rivalsOf(exclusivity).join(', ');
  const of = [category && `in the category ${category}`, named && `for ${named}`]
    .filter(Boolean)
    .join(' and ');
  const window =
    daysBefore || daysAfter
      ? `from ${daysOf(daysBefore)} before to ${daysOf(daysAfter)} after each ${isAdvertising(terms) ? 'publication' : 'delivery'}`
      : 'during the period of the project';
  return [`The CONTRACTOR does not advertise ${of || 'for competitors of the CLIENT'} ${window}.`];
}

/** Returns the English translation of `disclosureClause`; an empty array for work, which is not published. */
export function disclosureInEnglish(terms: AgreedTerms): string[] {
  if (!isAdvertising(terms)) return [];
  const law =
    'Every publication shows #publi or #publicidade at first sight, before any “see more”, as the CONAR guide and the Brazilian Consumer Protection Code require.';
  const own = ownDisclosure(terms);
  return [own ? `${law} The disclosure agreed in the briefing is: ${own}.` : law];
}
