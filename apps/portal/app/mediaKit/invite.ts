import { profilePath } from '@elenco/core/people';
import { withIntendedCreator } from '../access/intendedCreator';

/**
 * Returns the URL printed in the PDF at which brands invite the creator: the public profile, or the sign-up
 * of a brand. Never an e-mail address.
 */
export const inviteAddress = (
  baseUrl: string,
  { creatorId: id, name }: { readonly creatorId: number; readonly name: string },
  isPublic: boolean,
): string => `${baseUrl}${isPublic ? profilePath({ id, name }) : withIntendedCreator('/signup/brand', id)}`;
