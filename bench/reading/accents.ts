// Letters with marks on pages of our own in German and French, scanned at 150 dpi, and marks seen where there are none on
// an English one.
import sharp from 'sharp';
import { typeset } from '../../server/reading/converted/typeset.ts';
import { asSharp, type Raster } from '../../server/reading/ocr/raster.ts';
import { readPicture } from '../../server/reading/ocr/read-picture.ts';
import { drawWords } from '../../server/reading/pdf/draw-words.ts';
import { percent } from './measure.ts';

/** A4 at 150 dpi. */
const WIDTH = 1240;
const SIZES = [9, 10, 12] as const;
/** Degrees by which the page lies askew, and how a scanner compresses it. */
const SKEW = 0.5;
const QUALITY = 75;

const TEXTS: Record<string, string[]> = {
  German: [
    'Rechnung über Büromöbel und Zubehör für unsere Geschäftsräume in München',
    'Größe und Gewicht der Lieferung gemäß Angebot vom zwölften März',
    'Müller & Söhne, Königstraße 12, 80331 München, Österreichring 5, Köln',
    'Übergabe am fünften Februar, Zahlung fällig bis Ende März ohne Abzug',
    'Änderungen müssen schriftlich bestätigt werden; mündliche Zusätze sind ungültig.',
    'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
    'Höchste Qualität, schöne Oberflächen, geprüft und für gut befunden',
    'Öffnungszeiten: täglich außer Sonntag, Schlüssel beim Hausmeister erhältlich',
    'Äpfel, Birnen, Öl, Nüsse, Gemüse, Käse, Brötchen, Würste und Getränke',
    'Ermäßigte Umsatzsteuer, Vergütung für Überstunden, Gebühren und Auslagen',
    'KÖRPERSCHAFT DES ÖFFENTLICHEN RECHTS, AMT FÜR STRASSENBAU, BAHNHOFSPLÄTZE',
  ],
  French: [
    'Facture à régler par chèque à réception, déjà payée en partie',
    'Pièces détachées livrées à notre dépôt près de la forêt, société générale',
    'Le délai de règlement est de trente jours après la date de la facture émise.',
    'Reçu le forfait prévu, frais de déplacement inclus, août et décembre',
    'Propriété du vendeur jusqu’à complet paiement; pénalités de retard exigées',
    'Où que vous soyez, le siège reste le même: même numéro, même hôtel, même île',
  ],
  English: [
    'Invoice about our office furniture, boards, books and four hours of labour',
    'Payment is due within fourteen days of the date of the invoice, without deduction.',
    'The goods remain our property until they are paid in full. "As agreed", said Ann.',
    'Hawaii, skiing, radii, fiji, taxi in, alibi, quoted as "our" and "a" and "O" and \'a\' for us',
    'OUR BOOKS AND YOUR AUDIT: OPEN AUGUST TO OCTOBER, COUNT 100, UNIT 0O8, A.O.U.',
    'Total amount outstanding: about four thousand pounds, our account ends 00800',
  ],
};

const MARKED = /[\u00C0-\u00FF]/u;

/** For each language how many letters with a mark are read with it, and how many without one get one. */
export async function benchAccents(): Promise<string> {
  const results: string[] = [];
  for (const [language, lines] of Object.entries(TEXTS)) {
    const sum = { dots: [0, 0], marks: [0, 0], plain: [0, 0], lost: 0 };
    for (const size of SIZES) await addPage(sum, lines, size);
    const share = ([right, all]: number[]) => `${right} of ${all}`;
    results.push(
      `${language}: ä ö ü right ${share(sum.dots)}, other marked letters ${share(sum.marks)}, marks where none is ${share(sum.plain)} (${percent(sum.plain[0]!, sum.plain[1]!)}), ${sum.lost} words read otherwise`,
    );
  }
  return results.join('\n  ');
}

async function addPage(
  sum: { dots: number[]; marks: number[]; plain: number[]; lost: number },
  lines: string[],
  size: number,
): Promise<void> {
  const blocks = lines.map((text) => ({ kind: 'paragraph', text, style: { size } }) as const);
  const page = typeset(blocks, 1).pages[0]!;
  const { words } = await readPicture(await scanned(await drawWords(page, WIDTH, 20_000_000)));
  const found = words.map(({ text }) => text);
  for (const { text } of page.words) {
    const at = found.findIndex((word) => bare(word) === bare(text));
    if (at < 0) sum.lost++;
    else compare(sum, text, found.splice(at, 1)[0]!);
  }
}

/** Letters without their marks; every letter keeps its place. */
const bare = (text: string) =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().replace(/[ßs]/u, 'b')).join('');

function compare(
  sum: { dots: number[]; marks: number[]; plain: number[] },
  wanted: string,
  found: string,
): void {
  for (const [at, letter] of [...wanted].entries()) {
    const isMarked = MARKED.test(letter);
    const kind = /[äöü]/iu.test(letter) ? sum.dots : isMarked ? sum.marks : sum.plain;
    kind[1]!++;
    const counts = isMarked ? found[at] === letter : MARKED.test(found[at] ?? '');
    if (counts) kind[0]!++;
  }
}

async function scanned(raster: Raster): Promise<Raster> {
  const jpeg = await asSharp(raster)
    .rotate(SKEW, { background: '#fff' })
    .blur(0.5)
    .jpeg({ quality: QUALITY })
    .toBuffer();
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
