/**
 * The network that an address belongs to, as far as one person is concerned: an IPv4 address by itself, of an IPv6
 * address the first 64 bits, of which a household has all the rest to itself and changes at will. Limits count by it,
 * and places where somebody is signed in from are told apart by it. An IPv4 address that is written as an IPv6 one is
 * that IPv4 address. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = address.trim().toLowerCase().replace(/%.*$/, '');
  const mapped = /^(?:0*:)*:?(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/.test(plain)) return plain;
  const [left = '', right] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  // A dotted end stands for two groups.
  const size = (part: readonly string[]) => part.length + (part.at(-1)?.includes('.') ? 1 : 0);
  const [before, after] = [groups(left), groups(right ?? '')];
  const zeros = right === undefined ? 0 : Math.max(0, 8 - size(before) - size(after));
  const all = [...before, ...Array<string>(zeros).fill('0'), ...after];
  const first = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/64`;
}
