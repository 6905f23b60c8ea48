import { isIP } from 'node:net';

/**
 * What limits count as one address: an IPv4 address, or the /64 of an IPv6 address, since a household or a rented machine has all of
 * it. An IPv4 address in the form of IPv6 is the same as by itself.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups.
  const lastCount = last.length + (tail?.includes('.') ? 1 : 0);
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - lastCount)).fill('0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
