import { actions } from '../adapters/form.server';
import { saveAbout, saveAddress, savePerson, savePrices } from './about.server';
import { republish } from './republish.server';
import {
  removeBackground,
  removePhoto,
  saveAccount,
  saveBackground,
  saveChannels,
  savePhoto,
  saveProfile,
  turnAvailability,
} from './settings.server';

/** Form handlers of all sections of a creator's settings, whichever page sent the form. */
export const settingsActions = actions('creator', {
  again: republish,
  photo: savePhoto,
  noPhoto: removePhoto,
  background: saveBackground,
  noBackground: removeBackground,
  profile: saveProfile,
  about: saveAbout,
  prices: savePrices,
  channels: saveChannels,
  person: savePerson,
  address: saveAddress,
  payee: saveAccount,
  availability: turnAvailability,
});
