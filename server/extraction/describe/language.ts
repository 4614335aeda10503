// The language of a text by its script and most frequent words.

const STOPWORDS: Record<string, string> = {
  en: 'the of and to in is for that with this by be on as are or from at you your not will shall date total invoice number amount due please tax no name address',
  de: 'der die das und den von zu mit für auf ist im dem nicht ein eine bei sie wir bis zum zur nach oder rechnung datum betrag nummer menge gesamt netto brutto preis seite',
  fr: 'le la les des et de du un une en pour dans sur par est que au aux avec votre nous ce facture date montant numéro adresse prix total client règlement',
  es: 'el la los las y de del un una en para por con que se su al es factura fecha importe número dirección precio cliente pago cantidad',
  nl: 'de het een en van in op te voor met is dat aan bij niet uw wij factuur datum bedrag nummer aantal prijs totaal klant betaling',
  it: 'il lo la i gli le e di del della un una in per con che si è fattura data importo numero indirizzo prezzo totale cliente pagamento',
  pt: 'o a os as e de do da um uma em para por com que se ao fatura data valor número endereço preço total cliente pagamento',
  ms: 'dan yang untuk dengan di ke dari ini itu tidak adalah resit jumlah tarikh',
};
const SETS = Object.entries(STOPWORDS).map(([code, words]) => ({ code, words: new Set(words.split(' ')) }));

/** As much text as is needed to be sure. */
const ENOUGH = 20_000;

/** ISO 639-1; null when there is too little text. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, ENOUGH);
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = sample.match(/[\u3040-\u30ff]/gu)?.length ?? 0;
  const hangul = sample.match(/[\uac00-\ud7af]/gu)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 12) return null;
  if (kana > 0.1 * letters) return 'ja';
  if (hangul > 0.2 * letters) return 'ko';
  if (han > 0.15 * letters) return 'zh';
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: { code: string; hits: number } = { code: 'en', hits: 0 };
  for (const { code, words: known } of SETS) {
    let hits = 0;
    for (const word of words) if (known.has(word)) hits++;
    if (hits > best.hits) best = { code, hits };
  }
  return best.hits >= 2 ? best.code : null;
}
