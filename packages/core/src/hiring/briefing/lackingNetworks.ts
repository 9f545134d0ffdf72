import type { Channel, Creator } from '../../people';
import type { Briefing } from './schema';

/**
 * Returns the networks that a brief requires and on which the creator has no profile. Each wanted deliverable
 * requires its network. Without deliverables, a profile on any of the brief's channels suffices. Freelancers
 * deliver files, for which no profile is needed.
 */
export function lackingNetworks(
  { channels, wanted }: Pick<Briefing, 'channels' | 'wanted'>,
  { presences, profileType }: Pick<Creator, 'presences' | 'profileType'>,
): Channel[] {
  if (profileType === 'freelancer') return [];
  const asked = wanted.length > 0 ? wanted.map(({ channel }) => channel) : channels;
  const lacking = [...new Set(asked)].filter((channel) => presences.every((one) => one.channel !== channel));
  return wanted.length > 0 || lacking.length === new Set(channels).size ? lacking : [];
}
