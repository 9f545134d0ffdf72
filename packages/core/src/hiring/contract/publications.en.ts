import { formatMoney } from '../../kit';
import type { Format } from '../../people';
import { channelNames, type PublicationTerms, sentence } from './publications.pt';

export const formatNames: Record<Format, string> = {
  reels: 'reels',
  stories: 'stories',
  carousel: 'carousel',
  photo: 'photo',
  video: 'video',
  live: 'live stream',
  article: 'article',
  episode: 'episode',
};

const workplaceNames = { in_person: 'in person', remote: 'remote', hybrid: 'hybrid' } as const;
const equipmentNames = {
  own: 'the CONTRACTOR’s own',
  provided: 'provided by the CLIENT',
  rented: 'rented',
} as const;

/** Returns the English translation of `publicationsClause`. */
export function publicationsInEnglish(of: PublicationTerms, isWork = false): string[] {
  const [one, many] = isWork ? ['deliverable', 'deliverables'] : ['publication', 'publications'];
  const clauses = [
    of.postCount > 0 ? `${many}: ${of.postCount}` : '',
    of.channels.length > 0 ? `channels: ${of.channels.map((name) => channelNames[name]).join(', ')}` : '',
    of.formats.length > 0 ? `formats: ${of.formats.map((name) => formatNames[name]).join(', ')}` : '',
    of.averagePostCents === null
      ? ''
      : `average price per ${one}: ${formatMoney(of.averagePostCents, of.currency, 'en')}`,
  ];
  return sentence(clauses);
}

/** Returns a sentence about workplace and equipment; an empty array if the contract leaves both open. */
export const workInEnglish = ({
  workplace,
  equipment,
}: Pick<PublicationTerms, 'workplace' | 'equipment'>): string[] =>
  sentence([
    workplace === null ? '' : `work format: ${workplaceNames[workplace]}`,
    equipment === null ? '' : `equipment: ${equipmentNames[equipment]}`,
  ]);
