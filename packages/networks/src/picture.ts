import { MAX_FILE_BYTES } from '@elenco/core/kit';
import { downloadFile } from './ask';
import { NetworkError } from './network';

/**
 * Returns true if a picture's URL is on a host of the network or on the API's own origin. Without this check,
 * a network's response could make us send requests to any host.
 */
export function isOnHosts(address: string, apiUrl: string, hosts: RegExp): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && hosts.test(hostname));
}

/**
 * Downloads the picture of a post.
 * @throws NetworkError if the download fails, or the URL is not on the network's hosts
 */
export async function downloadPicture(
  network: string,
  address: string,
  apiUrl: string,
  hosts: RegExp,
): Promise<Uint8Array> {
  if (!isOnHosts(address, apiUrl, hosts))
    throw new NetworkError('unreachable', `${network} returned a picture URL on an unknown host`);
  return downloadFile(`${network}’s picture`, address, MAX_FILE_BYTES);
}
