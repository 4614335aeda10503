// Which network addresses the service may connect to. Receivers on the private network are the normal case, so the rule is
// an allow-list of hosts and ranges; some addresses are refused whatever the list says.
import net from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where hosts are. Anything else (link-local, multicast, reserved, what hides an address of IPv4) is refused always. */
const HOSTS: Record<'ipv4' | 'ipv6', ReadonlySet<string>> = {
  ipv4: new Set(['unicast', 'private', 'loopback', 'carrierGradeNat', 'benchmarking']),
  ipv6: new Set(['unicast', 'uniqueLocal', 'loopback']),
};
/** Global unicast (RFC 4291, 2.4): what is neither this nor a range above was never given to hosts. */
const GLOBAL = '2000::/3';
/** Gateways to IPv4 (RFC 6052). They are for public addresses only. */
const NAT64 = '64:ff9b::/96';
/**
 * What clouds answer on to every machine: metadata with credentials, and Azure's agent. Most lie in 169.254.0.0/16; these are
 * of Azure, Alibaba, Oracle, AWS, Google and Scaleway.
 */
const CLOUD = [
  '168.63.129.16/32',
  '100.100.100.200/32',
  '192.0.0.192/32',
  'fd00:ec2::/32',
  'fd20:ce::254/128',
  'fd00:42::42/128',
].map((range) => ipaddr.parseCIDR(range));

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Why an address is refused, or undefined. Addresses of IPv4 inside IPv6 are judged as what they are. */
export function refusedAlways(address: string): string | undefined {
  if (!ipaddr.isValid(address)) return 'not an IP address';
  // Which the library takes for ::ffff:a.b.c.d, and the system does not.
  if (/^::\d+\.\d+\.\d+\.\d+$/.test(address)) return 'reserved address';
  const parsed = ipaddr.process(address.replace(/%.*$/, ''));
  if (CLOUD.some((range) => isWithin(parsed, range))) return 'cloud metadata address';
  if (parsed instanceof ipaddr.IPv6 && isWithin(parsed, ipaddr.parseCIDR(NAT64)))
    return refusedBehindGateway(parsed);
  const range = parsed.range();
  if (!HOSTS[parsed.kind()].has(range)) return `${range} address`;
  if (parsed instanceof ipaddr.IPv6 && range === 'unicast') return refusedUnicast(parsed);
  return undefined;
}

function refusedBehindGateway(address: ipaddr.IPv6): string | undefined {
  const inner = new ipaddr.IPv4(address.toByteArray().slice(12));
  if (inner.range() !== 'unicast') return `${inner.range()} address behind a gateway`;
  return refusedAlways(inner.toString());
}

/** `::10.0.0.1`, `64:ff9b:1::/48` and the like look like hosts, and so do tunnels (ISATAP, RFC 5214) anywhere. */
function refusedUnicast(address: ipaddr.IPv6): string | undefined {
  if (!isWithin(address, ipaddr.parseCIDR(GLOBAL))) return 'reserved address';
  const [, , , , flag, marker] = address.parts;
  return marker === 0x5efe && [0, 0x200].includes(flag ?? -1) ? 'tunnel address' : undefined;
}

function isWithin(address: Address, [range, bits]: [Address, number]): boolean {
  return range.kind() === address.kind() && address.match(range, bits);
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
