// Whether a question asks for an amount, or for who wrote a document, without naming a field.
import type { Parts } from './decide.ts';
import type { Marks } from './marks.ts';

/** `asked_of`: where what stands before 是多少 ends, which then is asked for and no amount. */
export function takeHow(
  marks: Marks,
): Pick<Parts, 'how_much' | 'also_how_much' | 'who'> & { asked_of: number | undefined } {
  const also_how_much = /\band how much\b(?! (?:of|more|less)\b)|[和，,及].{0,3}多少钱/.test(marks.text);
  const amount = marks.takeFirst(
    /\bhow (?:much|expensive|high)\b|\bwhat (?:did|do|does|is|was)\b(?=.*\b(?:cost|pay|owe|charge|(?:come|amount) to|(?:bill|invoice) (?:us|me)\W*$))|多少钱|的?[是为有]?多少(?![张份个笔家条次封单])/,
  );
  const how_much = amount !== undefined;
  const who =
    marks.takeFirst(
      /\bwho (?:issued|sent|sold|billed|invoiced|charged|shipped|supplied|wrote)\b|谁(?:开|发)/,
    ) !== undefined;
  const who_from =
    marks.takeFirst(/\bfrom wh(?:om|ich (?:company|vendor|shop))\b|谁(?:寄|给我们)/) !== undefined;
  // 代码是多少 asks for no amount, but for what stands before it.
  const asked_of = amount !== undefined && !/钱|how|what/.test(amount[0]) ? amount.index : undefined;
  return { how_much, also_how_much, who: who || who_from, asked_of };
}
