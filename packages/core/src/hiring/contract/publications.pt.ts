import { formatMoney } from '../../kit';
import type { Channel, Format } from '../../people';
import type { Contract } from './schema';

export const channelNames: Record<Channel, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  newsletter: 'Newsletter',
  spotify: 'Spotify',
};

export const formatNames: Record<Format, string> = {
  reels: 'reels',
  stories: 'stories',
  carousel: 'carrossel',
  photo: 'foto',
  video: 'vídeo',
  live: 'transmissão ao vivo',
  article: 'artigo',
  episode: 'episódio',
};

const workplaceNames = { in_person: 'presencial', remote: 'remoto', hybrid: 'híbrido' } as const;
const equipmentNames = {
  own: 'próprio da CONTRATADA',
  provided: 'fornecido pela CONTRATANTE',
  rented: 'alugado',
} as const;

/** Publications, workplace and equipment in a contract. */
export type PublicationTerms = Pick<
  Contract,
  'channels' | 'formats' | 'postCount' | 'averagePostCents' | 'workplace' | 'equipment' | 'currency'
>;

/**
 * Returns a sentence with number, channels, formats and average price of the publications, or of the
 * deliveries of work; an empty array if there are none.
 */
export function publicationsClause(of: PublicationTerms, isWork = false): string[] {
  const [one, many] = isWork ? ['entrega', 'entregas'] : ['publicação', 'publicações'];
  const clauses = [
    of.postCount > 0 ? `${many}: ${of.postCount}` : '',
    of.channels.length > 0 ? `canais: ${of.channels.map((name) => channelNames[name]).join(', ')}` : '',
    of.formats.length > 0 ? `formatos: ${of.formats.map((name) => formatNames[name]).join(', ')}` : '',
    of.averagePostCents === null
      ? ''
      : `valor médio por ${one}: ${formatMoney(of.averagePostCents, of.currency, 'pt-BR')}`,
  ];
  return sentence(clauses);
}

/** Returns a sentence about workplace and equipment; an empty array if the contract leaves both open. */
export const workClause = ({
  workplace,
  equipment,
}: Pick<PublicationTerms, 'workplace' | 'equipment'>): string[] =>
  sentence([
    workplace === null ? '' : `formato de trabalho: ${workplaceNames[workplace]}`,
    equipment === null ? '' : `equipamento: ${equipmentNames[equipment]}`,
  ]);

/** Joins clauses into one sentence that begins with a capital letter; an empty array if there are none. */
export function sentence(clauses: readonly string[]): string[] {
  const text = clauses.filter(Boolean).join('; ');
  return text === '' ? [] : [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`];
}
