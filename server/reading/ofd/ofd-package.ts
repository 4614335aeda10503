// The structure of an OFD file (GB/T 33190-2016): documents, pages, templates and resources inside a ZIP archive.
import { elementsAt, textAt } from '../formats/xml-values.ts';
import type { Archive } from '../formats/unzip.ts';
import { parseXml, type XmlElement } from '../formats/xml.ts';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** A rectangle in millimetres. */
export interface OfdBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface OfdPage {
  box: OfdBox;
  /** Content streams in the order in which they are painted: templates below, the page itself, annotations. */
  contents: XmlElement[];
}

export interface OfdDocument {
  page_count: number;
  /** Page `number` from 1. */
  page(number: number): OfdPage;
  /** Bytes of the picture with an identifier; undefined if there is none. */
  picture(id: string): Uint8Array | undefined;
  /** Attached files by name: the original invoice is one of them. */
  attachments: { name: string; bytes: Uint8Array }[];
}

/** A4. */
const DEFAULT_BOX: OfdBox = { x: 0, y: 0, width: 210, height: 297 };
/** No page is larger than this many millimetres; damaged ones say they are. */
const LARGEST = 5000;

/** Reads the first document of the archive. Throws `ReadingError` when there is none. */
export function openOfd(archive: Archive): OfdDocument {
  const root = readXml(archive, 'OFD.xml');
  const path = textAt(root, 'DocBody/DocRoot');
  const document = path === undefined ? undefined : readXml(archive, resolve('', path));
  if (path === undefined || !document) throw new ReadingError('corrupt', sentence('problems.ofdDamaged'));
  return new OpenOfd(archive, folderOf(resolve('', path)), document);
}

export function readXml(archive: Archive, name: string): XmlElement | undefined {
  const bytes = archive.read(name);
  return bytes && parseXml(bytes);
}

class OpenOfd implements OfdDocument {
  readonly attachments: OfdDocument['attachments'];
  private readonly archive: Archive;
  private readonly folder: string;
  private readonly document: XmlElement;
  private readonly pages: XmlElement[];
  private pictures: Map<string, string> | undefined;
  private readonly templates = new Map<string, XmlElement | undefined>();

  constructor(archive: Archive, folder: string, document: XmlElement) {
    this.archive = archive;
    this.folder = folder;
    this.document = document;
    this.pages = elementsAt(document, 'Pages/Page');
    if (this.pages.length === 0) throw new ReadingError('empty', sentence('problems.ofdEmpty'));
    this.attachments = this.readAttachments();
  }

  get page_count(): number {
    return this.pages.length;
  }

  page(number: number): OfdPage {
    const reference = this.pages[number - 1];
    const path = reference?.attributes.BaseLoc;
    const root = path === undefined ? undefined : readXml(this.archive, resolve(this.folder, path));
    if (!reference || !root) throw new ReadingError('corrupt', sentence('problems.ofdPage', { number }));
    const templates = elementsAt(root, 'Template').flatMap(
      ({ attributes }) => this.template(attributes.TemplateID ?? '') ?? [],
    );
    const box = readBox(root, 'Area') ?? readBox(this.document, 'CommonData/PageArea') ?? DEFAULT_BOX;
    return { box, contents: [...templates, root, ...this.annotations(reference.attributes.ID ?? '')] };
  }

  private template(id: string): XmlElement | undefined {
    if (!this.templates.has(id)) {
      const found = elementsAt(this.document, 'CommonData/TemplatePage').find(
        ({ attributes }) => attributes.ID === id,
      );
      const path = found?.attributes.BaseLoc;
      this.templates.set(
        id,
        path === undefined ? undefined : readXml(this.archive, resolve(this.folder, path)),
      );
    }
    return this.templates.get(id);
  }

  /** Appearances of the annotations of a page: stamps, notes. */
  private annotations(page_id: string): XmlElement[] {
    const list = textAt(this.document, 'Annotations');
    if (list === undefined) return [];
    const path = resolve(this.folder, list);
    const pages = elementsAt(readXml(this.archive, path), 'Page');
    const files = pages.filter(({ attributes }) => attributes.PageID === page_id);
    return files.flatMap((page) => {
      const file = textAt(page, 'FileLoc');
      const root = file === undefined ? undefined : readXml(this.archive, resolve(folderOf(path), file));
      return root ? elementsAt(root, 'Annot/Appearance') : [];
    });
  }

  picture(id: string): Uint8Array | undefined {
    this.pictures ??= this.findPictures();
    const path = this.pictures.get(id);
    return path === undefined ? undefined : this.archive.read(path);
  }

  private findPictures(): Map<string, string> {
    const pictures = new Map<string, string>();
    for (const list of elementsAt(this.document, 'CommonData/PublicRes|DocumentRes')) {
      const path = resolve(this.folder, textAt({ ...list, children: [list] }, list.name) ?? '');
      const resources = readXml(this.archive, path);
      const base = resolve(folderOf(path), resources?.attributes.BaseLoc ?? '');
      for (const media of elementsAt(resources, 'MultiMedias/MultiMedia')) {
        const file = textAt(media, 'MediaFile');
        if (file !== undefined) pictures.set(media.attributes.ID ?? '', resolve(base, file));
      }
    }
    return pictures;
  }

  private readAttachments(): OfdDocument['attachments'] {
    const list = textAt(this.document, 'Attachments');
    if (list === undefined) return [];
    const path = resolve(this.folder, list);
    return elementsAt(readXml(this.archive, path), 'Attachment').flatMap((attachment) => {
      const file = textAt(attachment, 'FileLoc');
      const bytes = file === undefined ? undefined : this.archive.read(resolve(folderOf(path), file));
      return bytes && file !== undefined ? [{ name: file.split('/').at(-1)!, bytes }] : [];
    });
  }
}

function readBox(root: XmlElement, path: string): OfdBox | undefined {
  const [x, y, width, height] = numbersIn(textAt(root, `${path}/PhysicalBox`) ?? '');
  const valid = (side: number | undefined): side is number =>
    side !== undefined && side > 0 && side <= LARGEST;
  if (x === undefined || y === undefined || !valid(width) || !valid(height)) return undefined;
  return { x, y, width, height };
}

/** Numbers separated by spaces, as OFD writes boxes and matrices; what is no number is left out. */
export function numbersIn(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number)
    .filter(Number.isFinite);
}

/** Paths are relative to the file that names them, or absolute within the archive. */
export function resolve(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${folder}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

export const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');

/** Whether the package names a list of signatures. */
export const isSigned = (archive: Archive): boolean =>
  textAt(readXml(archive, 'OFD.xml'), 'DocBody/Signatures') !== undefined;
