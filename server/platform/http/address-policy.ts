// Which network addresses the service may connect to. Receivers on the private network are the normal case, so the rule is
// an allow-list of hosts and ranges; some addresses are refused whatever the list says.
import net from 'node:net';
import ipaddr from 'ipaddr.js';

/** Refused always: cloud metadata services, "this host" addresses that reach loopback by accident, multicast. */
const NEVER: ReadonlySet<string> = new Set([
  'linkLocal',
  'unspecified',
  'multicast',
  'broadcast',
  'reserved',
  'discard',
]);
// AWS's metadata service over IPv6 lies in the unique-local range; Alibaba's and Oracle's lie in ordinary ranges.
const METADATA = ['fd00:ec2::254', '100.100.100.200', '192.0.0.192'].map((address) =>
  ipaddr.parse(address).toNormalizedString(),
);

/** Why an address is refused, or undefined. IPv4 addresses inside IPv6 are judged as IPv4. */
export function refusedAlways(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return 'not an IP address';
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (NEVER.has(range)) return `${range} address`;
  if (METADATA.includes(parsed.toNormalizedString())) return 'cloud metadata address';
  return undefined;
}

/** Host names (exact, or `*.example.com`), addresses and CIDR ranges. */
export function isAllowed(hostname: string, address: string, allowed: readonly string[]): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return allowed.some((entry) => matchesName(host, entry.toLowerCase()) || matchesAddress(address, entry));
}

function matchesName(host: string, entry: string): boolean {
  return host === entry || host === `[${entry}]` || (entry.startsWith('*.') && host.endsWith(entry.slice(1)));
}

function matchesAddress(address: string, entry: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (ipaddr.isValid(entry))
    return ipaddr.process(entry).toNormalizedString() === parsed.toNormalizedString();
  if (!ipaddr.isValidCIDR(entry)) return false;
  const [range, bits] = ipaddr.parseCIDR(entry);
  return range.kind() === parsed.kind() && parsed.match(range, bits);
}

/** Whether an entry of the allow-list can be understood. */
export function isAllowListEntry(entry: string): boolean {
  return (
    ipaddr.isValid(entry) ||
    ipaddr.isValidCIDR(entry) ||
    /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(entry)
  );
}

/** The host of a URL as the allow-list writes it: without brackets, lower case. */
export function hostOf(url: string): string {
  const { hostname } = new URL(url);
  return net.isIPv6(hostname.replace(/^\[|\]$/g, '')) ? hostname.slice(1, -1) : hostname.toLowerCase();
}
