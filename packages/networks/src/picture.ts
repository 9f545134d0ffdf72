import { largestFile } from '@elenco/core/kit';
import { downloadFile } from './ask';
import { NetworkError } from './network';

/**
 * Returns whether a picture is on a host of the network or on the API's own origin: an answer must not make us
 * call other hosts.
 */
export function isOnHosts(address: string, apiUrl: string, hosts: RegExp): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && hosts.test(hostname));
}

/** Returns the bytes of a post's picture. @throws NetworkError also for an address that is not the network's */
export async function downloadPicture(
  network: string,
  address: string,
  apiUrl: string,
  hosts: RegExp,
): Promise<Uint8Array> {
  if (!isOnHosts(address, apiUrl, hosts))
    throw new NetworkError('unreachable', `${network} returned a picture URL on an unknown host`);
  return downloadFile(`${network}’s picture`, address, largestFile);
}
