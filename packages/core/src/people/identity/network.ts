/**
 * Returns the network of a client address: an IPv4 address unchanged, or the first 64 bits of an IPv6
 * address, because a household owns the remaining bits and can change them. Rate limits and device
 * fingerprints use this network. IPv4 addresses mapped to IPv6 become IPv4. Any other text is returned
 * unchanged.
 */
export function networkOf(address: string): string {
  const plain = address.trim().toLowerCase().replace(/%.*$/, '');
  const mapped = /^(?:0*:)*:?(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/.test(plain)) return plain;
  const [left = '', right] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  // An IPv4 address at the end counts as two groups.
  const size = (part: readonly string[]) => part.length + (part.at(-1)?.includes('.') ? 1 : 0);
  const [before, after] = [groups(left), groups(right ?? '')];
  const zeros = right === undefined ? 0 : Math.max(0, 8 - size(before) - size(after));
  const all = [...before, ...Array<string>(zeros).fill('0'), ...after];
  const first = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/64`;
}
