// The signatures of an OFD file (GB/T 33190-2016, 18): each lists the files of the package that it covers with their digests, and signs
// that list.
import { isoSeconds } from '../../platform/clock.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import type { Archive } from '../formats/unzip.ts';
import { elementsAt, textAt } from '../formats/xml-values.ts';
import type { XmlElement } from '../formats/xml.ts';
import { ReadingError } from '../reading-error.ts';
import { broken, unchecked, verifyCms, type Verified } from '../signatures/cms.ts';
import { digestOf, hashOf } from '../signatures/scheme.ts';
import { verifySeal } from '../signatures/ses.ts';
import type { FileSignature } from '../signatures/signature.ts';
import { folderOf, readXml, resolve } from './ofd-package.ts';

/** More of them are not looked at. */
const MOST_SIGNATURES = 20;
const MOST_REFERENCES = 20_000;
/** Names that a sentence lists. */
const MOST_NAMED = 5;

/** Of the package as a whole. */
export function readOfdSignatures(archive: Archive): FileSignature[] {
  const root = readXml(archive, 'OFD.xml');
  const lists = elementsAt(root, 'DocBody/Signatures').map((list) =>
    resolve('', textAt({ ...list, children: [list] }, 'Signatures') ?? ''),
  );
  const listed = lists.flatMap((list) =>
    elementsAt(readXml(archive, list), 'Signature').map((one) => ({
      kind: one.attributes.Type === 'Sign' ? ('signature' as const) : ('seal' as const),
      path: resolve(folderOf(list), one.attributes.BaseLoc ?? ''),
    })),
  );
  const contents = new Package(archive, [...lists, ...listed.map(({ path }) => path)]);
  return listed.slice(0, MOST_SIGNATURES).map(({ kind, path }) => {
    const { covers, ...verified } = contents.verify(path);
    return { kind, part: null, covers, ...verified };
  });
}

type Found = Omit<FileSignature, 'kind' | 'part'>;

interface Coverage {
  covers: Sentence;
  state: 'intact' | 'changed' | 'unchecked';
  reason: Sentence | null;
}

class Package {
  private readonly archive: Archive;
  /** What belongs to signatures cannot be covered by all of them. */
  private readonly apparatus = new Set(['ofd.xml']);
  private readonly digests = new Map<string, Buffer | undefined>();

  /** @param described the files that list and describe signatures */
  constructor(archive: Archive, described: string[]) {
    this.archive = archive;
    for (const path of described) {
      this.apparatus.add(path.toLowerCase());
      const signature = readXml(archive, path);
      for (const part of [textAt(signature, 'SignedValue'), textAt(signature, 'SignedInfo/Seal/BaseLoc')])
        if (part !== undefined) this.apparatus.add(resolve(folderOf(path), part).toLowerCase());
    }
  }

  verify(path: string): Found {
    try {
      return this.verifyAt(path);
    } catch (error) {
      if (!(error instanceof ReadingError)) throw error;
      const covers = this.extent(0);
      return { ...unchecked(sentence('signatures.unreadable')), covers };
    }
  }

  private verifyAt(path: string): Found {
    const description = this.archive.read(path);
    const root = description && readXml(this.archive, path);
    const value = textAt(root, 'SignedValue');
    const signature = value === undefined ? undefined : this.archive.read(resolve(folderOf(path), value));
    if (description === undefined || signature === undefined)
      return {
        ...broken(sentence('signatures.filesGone', { names: [value ?? path] })),
        covers: this.extent(0),
      };
    const verified = isCms(signature)
      ? verifyCms(signature, [description])
      : verifySeal(signature, [description]);
    const claimed_at = verified.claimed_at ?? timeIn(textAt(root, 'SignedInfo/SignatureDateTime'));
    const coverage = this.coverage(root!, folderOf(path));
    if (verified.state !== 'intact') return { ...known(verified), claimed_at, covers: coverage.covers };
    return { ...known(verified), claimed_at, ...coverage };
  }

  /** Whether the files that it lists are as they were, and no others are there. */
  private coverage(root: XmlElement, folder: string): Coverage {
    const [list] = elementsAt(root, 'SignedInfo/References');
    const method = list?.attributes.CheckMethod ?? '';
    const hash = hashOf(method) ?? HASHES[method.toUpperCase()];
    const references = elementsAt(list, 'Reference').slice(0, MOST_REFERENCES);
    const covers = this.extent(references.length);
    if (references.length === 0) return changed(covers, sentence('signatures.filesNone'));
    if (hash === undefined)
      return { covers, state: 'unchecked', reason: sentence('signatures.unknownAlgorithm') };
    const covered = new Set<string>();
    const [gone, differing]: [string[], string[]] = [[], []];
    for (const reference of references) {
      const name = resolve(folder, reference.attributes.FileRef ?? '');
      covered.add(name.toLowerCase());
      const digest = this.digest(name, hash);
      if (digest === undefined) gone.push(name);
      else if (!digest.equals(Buffer.from(textAt(reference, 'CheckValue') ?? '', 'base64')))
        differing.push(name);
    }
    if (differing.length > 0)
      return changed(covers, sentence('signatures.filesChanged', { names: namesOf(differing) }));
    if (gone.length > 0) return changed(covers, sentence('signatures.filesGone', { names: namesOf(gone) }));
    const added = this.files().filter((name) => !covered.has(name) && !this.apparatus.has(name));
    if (added.length > 0)
      return changed(covers, sentence('signatures.filesAdded', { names: namesOf(added) }));
    return { covers, state: 'intact', reason: null };
  }

  private extent(count: number): Sentence {
    return sentence('signatures.coversFiles', { count, all: this.files().length });
  }

  private files(): string[] {
    return this.archive.names.filter((name) => !name.endsWith('/'));
  }

  private digest(name: string, hash: string): Buffer | undefined {
    const key = `${hash} ${name.toLowerCase()}`;
    if (!this.digests.has(key)) {
      const bytes = this.archive.read(name);
      this.digests.set(key, bytes && digestOf(hash, [bytes]));
    }
    return this.digests.get(key);
  }
}

/** Names that stand there in place of object identifiers. */
const HASHES: Record<string, string> = { SM3: 'sm3', SHA1: 'sha1', SHA256: 'sha256' };

const changed = (covers: Sentence, reason: Sentence): Coverage => ({ covers, state: 'changed', reason });

const namesOf = (names: string[]): string[] =>
  names.length <= MOST_NAMED ? names : [...names.slice(0, MOST_NAMED), '…'];

/** A seal has a name of its own that no check shows. */
const known = ({ state, reason, signer, algorithm, claimed_at, chain, timestamp }: Verified): Verified => ({
  state,
  reason,
  signer,
  algorithm,
  claimed_at,
  chain,
  timestamp,
});

/** SEQUENCE with an object identifier first; seals have a sequence there. */
function isCms(der: Uint8Array): boolean {
  const length = der[1] ?? 0;
  return der[0] === 0x30 && der[length < 0x80 ? 2 : 2 + (length & 0x7f)] === 0x06;
}

/** `20201004072855.302Z`, or as ISO 8601; null for what is no time. */
function timeIn(text: string | undefined): string | null {
  const compact = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:\.\d+)?Z$/.exec(text ?? '');
  const [, year, month, day, hour, minute, second] = compact ?? [];
  const time = new Date(
    compact === null ? (text ?? '') : `${year}-${month}-${day}T${hour}:${minute}:${second}Z`,
  );
  return Number.isNaN(time.getTime()) ? null : isoSeconds(time);
}
