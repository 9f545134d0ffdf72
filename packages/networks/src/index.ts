import type { Network } from '@elenco/core/discovery';
import { type MetaSettings, metaClient } from './meta';
import type { NetworkClient } from './network';
import { type TikTokSettings, tikTokClient } from './tiktok';
import { type YouTubeSettings, youTubeClient } from './youtube';

export { openGrant as openedGrant, sealGrant as closedGrant } from './grant';
export type { MetaSettings } from './meta';
export {
  type Account,
  type Grant,
  isNetworkError,
  type NetworkClient,
  NetworkError,
  type NetworkErrorKind,
  type Post,
} from './network';
export { decompressDocument as unpacked, openFiscalAuthority } from './nfse';
export { type Bulletin, readBulletins } from './ptax';
export { readSignedRequest } from './signedRequest';
export { openProvider } from './stripe';
export type { TikTokSettings } from './tiktok';
export { type PostalPlace, readPostalPlace } from './viaCep';
export type { YouTubeSettings } from './youtube';
export { readYoutubeThumbnail as readYoutubeStill } from './youtubeStill';

/** Clients of the networks for which this installation has a client id. */
export type Networks = { readonly [N in Network]?: NetworkClient };

export function openNetworks(settings: {
  readonly meta?: MetaSettings | undefined;
  readonly tiktok?: TikTokSettings | undefined;
  readonly youtube?: YouTubeSettings | undefined;
}): Networks {
  return {
    ...(settings.meta ? { instagram: metaClient(settings.meta) } : {}),
    ...(settings.tiktok ? { tiktok: tikTokClient(settings.tiktok) } : {}),
    ...(settings.youtube ? { youtube: youTubeClient(settings.youtube) } : {}),
  };
}
