import type { Briefing } from '../briefing';
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

/** Returns what the price includes in rounds of changes, after “the price”. */
export const includesRoundsInEnglish = (count: number): string =>
  count === 0
    ? 'includes no round of changes'
    : `includes up to ${count} ${count === 1 ? 'round' : 'rounds'} of changes`;

export const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Returns the English translation of `rightsClause`. */
export function rightsInEnglish({ rights }: AgreedTerms): string[] {
  const keeps = 'The CONTRACTOR keeps the copyright.';
  const training = rights.training
    ? 'Use of the content to train artificial intelligence models is allowed.'
    : 'Use of the content to train artificial intelligence models is not allowed.';
  if (rights.uses.length === 0) {
    return [
      `${keeps} The CLIENT may share the publications on its own channels, with credit, during the period of the project. Paid promotion, editing, exclusivity or use in other media and for other periods require a written agreement.`,
      ...(rights.training ? [training] : []),
    ];
  }
  const time = rights.days
    ? `for ${daysOf(rights.days)} from ${starts[rights.from]}`
    : 'during the period of the project';
  const place = rights.territory ? `, ${territories[rights.territory]}` : '';
  const edits = rights.edits
    ? 'Editing the content is allowed.'
    : 'Editing the content requires a written agreement.';
  return [
    `${keeps} The price includes, ${time}${place}:`,
    ...rights.uses.map((use) => `- ${uses[use]}`),
    `${edits} ${training} Other uses, media and periods require a written agreement.`,
  ];
}

/** Returns the English translation of `exclusivityClause`; empty if the brief requires no exclusivity. */
export function exclusivityInEnglish({ rights, exclusivity }: AgreedTerms): string[] {
  if (!rights.uses.includes('exclusivity')) return [];
  const { category, daysBefore, daysAfter } = exclusivity;
  const named = rivalsOf(exclusivity).join(', ');
  const of = [category && `in the category ${category}`, named && `for ${named}`]
    .filter(Boolean)
    .join(' and ');
  const window =
    daysBefore || daysAfter
      ? `from ${daysOf(daysBefore)} before to ${daysOf(daysAfter)} after each publication`
      : 'during the period of the project';
  return [`The CONTRACTOR does not advertise ${of || 'for competitors of the CLIENT'} ${window}.`];
}

/** Returns the English translation of `disclosureClause`. */
export function disclosureInEnglish(terms: AgreedTerms): string {
  const law =
    'Every publication shows #publi or #publicidade at first sight, before any “see more”, as the CONAR guide and the Brazilian Consumer Protection Code require.';
  const own = ownDisclosure(terms);
  return own ? `${law} The disclosure agreed in the briefing is: ${own}.` : law;
}
