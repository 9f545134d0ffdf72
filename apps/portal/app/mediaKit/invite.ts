import { profilePath } from '@elenco/core/people';
import { withIntendedCreator } from '../access/intendedCreator';

/**
 * Returns the URL that the PDF prints for brands that want to invite the creator: the public profile if there
 * is one, otherwise the sign-up for brands. The PDF never shows an e-mail address.
 */
export const inviteAddress = (
  baseUrl: string,
  { creatorId: id, name }: { readonly creatorId: number; readonly name: string },
  isPublic: boolean,
): string => `${baseUrl}${isPublic ? profilePath({ id, name }) : withIntendedCreator('/signup/brand', id)}`;
