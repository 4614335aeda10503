// Whose name the web and mail addresses of a document spell: that of who wrote it, unless they stand in the block of another party.
import { nameKey } from '../candidates/organisations.ts';
import type { Role } from '../labels/concepts.ts';
import { MAIL_PROVIDERS } from '../../lexicon/mail-providers.ts';
import { rolesAt } from '../labels/role-regions.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { remembered } from '../memo.ts';
import { fold } from '../text/fold.ts';
import type { Scene } from './scene.ts';
import { roleFit } from './strength.ts';

/** "https://www.example-shop.co.uk/x" -> "www.example-shop.co.uk"; the same of a mail address. */
export const hostOf = (address: string): string =>
  (address.replace(/^.*@|^https?:\/\//, '').split(/[/?#:]/)[0] ?? '').toLowerCase();

/** "https://www.example-shop.co.uk/x" -> "exampleshop"; empty for free mail providers. */
function nameOf(address: string): string {
  const parts = hostOf(address)
    .split('.')
    .filter((part) => !/^(?:www|com|co|org|net|gov|edu|example|[a-z]{2})$/.test(part));
  const name = fold(parts.at(-1) ?? '');
  return MAIL_PROVIDERS.has(name) ? '' : name;
}

interface Host {
  /** Folded, without what stands before and behind it. */
  name: string;
  /** Of the headings that it stands below. */
  roles: Map<Role, number>;
  /** A web site: who is written to may have a mail address on the page as well. */
  sure: boolean;
}

/** Letters of a host that can be told from any other; as the initials of a name one less will do. */
const TELLING = 4;
const SHORTEST = 3;

const hostsOf = remembered((scene: Scene): Host[] => {
  const printed = scene.candidates.all.filter(({ kind }) => kind === 'email' || kind === 'url');
  return printed.flatMap((candidate): Host[] => {
    const name = nameOf(candidate.value);
    const page = scene.document.pages[candidate.page];
    if (name.length < SHORTEST || page === undefined) return [];
    const roles = rolesAt(scene.regions.get(page) ?? [], candidate, page.line_height || 1);
    return [{ name, roles, sure: candidate.kind === 'url' }];
  });
});

/** Strength from which a heading says whose the addresses below it are. */
const HEADED = 0.5;

/** Whether the name is that of a host of who wrote the document: "Example Shop Ltd" of example-shop.co.uk, "Northern Power Board" of npb.example. */
export const isHostName = (value: string, { role }: FieldMeaning, scene: Scene): boolean =>
  hostsOf(scene).some(
    (host) => roleFit(host.roles, role ?? 'seller').conflict < HEADED && isNameOf(host, value),
  );

function isNameOf({ name }: Host, value: string): boolean {
  const initials = fold([...value.matchAll(/(?<!\p{L})\p{Lu}/gu)].join(''));
  if (initials.startsWith(name)) return true;
  const bare = nameKey(value);
  const within = fold(value).includes(name) || (bare.length >= TELLING && name.includes(bare));
  return name.length >= TELLING && within;
}

/** What is itself an address: the site of who made the form is printed without a name. */
const ADDRESS = /www\.|\p{L}\.\p{Ll}{2,4}(?!\p{L})/u;

/** Names on the pages that are those of such hosts. */
const namesOfHosts = remembered((scene: Scene): Set<string> => {
  const hosts = hostsOf(scene).filter(({ sure }) => sure);
  const names = scene.candidates.all.filter(
    ({ kind, value }) =>
      kind === 'organisation' && !ADDRESS.test(value) && hosts.some((host) => isNameOf(host, value)),
  );
  return new Set(names.map(({ value }) => value));
});

/** Log odds that nobody wrote but who has the web site: shops print those of others as well. */
const OF_ANOTHER = -2;
/** Log odds that who is written to is not who has the web site. */
const OF_SENDER = -3;

/** What the web site of who wrote the document says of a name for a party. */
export function ofHost(value: string, { concept, role, side }: FieldMeaning, scene: Scene): number {
  if (concept?.id !== 'party_name') return 0;
  if (role === null || side === 'issuer')
    return namesOfHosts(scene).size === 0 || hostsOf(scene).some((host) => isNameOf(host, value))
      ? 0
      : OF_ANOTHER;
  const others = hostsOf(scene).filter(({ roles, sure }) => sure && roleFit(roles, role).match < HEADED);
  return others.some((host) => isNameOf(host, value)) ? OF_SENDER : 0;
}
