// Text that talks to a language model instead of to a reader. It changes nothing, since a model's answer is only ever values
// that are looked up on the page; reviewers are told all the same, because somebody put it there.
import type { Reading } from '../../../reading/reading.ts';
import { sentence, type Said } from '../../../platform/sentences/sentence.ts';

const SUSPICIOUS: RegExp[] = [
  new RegExp(
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|all|any|your|the|system)\b` +
      String.raw`[^.\n]{0,30}\b(?:instructions?|prompts?|rules?|directions?|guidelines?)\b`,
    'i',
  ),
  /\b(?:system prompt|developer message|jailbreak|prompt injection)\b/i,
  /\byou are (?:now|no longer) (?:an?|the|in)\b[^.\n]{0,40}\b(?:assistant|ai|model|mode|bot|chatbot)\b/i,
  /\b(?:as an? |dear |attention,? |note to (?:the )?|instructions? (?:for|to) (?:the )?)(?:ai|llm|language model|assistant|chatbot)\b/i,
  /\b(?:respond|reply|answer|output|return) (?:only )?with\b[^.\n]{0,40}\b(?:json|instead|following text|approved|score)\b/i,
  /<\|[a-z_]{2,30}\|>|\[INST\]|<<SYS>>/i,
  /(?:忽略|无视|忘记|跳过)[^。\n]{0,12}(?:以上|之前|前面|先前|所有|上述|系统)?[^。\n]{0,8}(?:指令|指示|提示词?|要求|规则|命令)/,
  /(?:系统提示词?|你现在是|你的新任务|请扮演|作为(?:一个)?(?:AI|人工智能|大?语言模型))/i,
];
const QUOTED = 80;

/** One sentence for each page with such text. */
export function injectionWarnings({ pages }: Pick<Reading, 'pages'>): Said[] {
  return pages.flatMap(({ number, words }) => {
    const text = words.map((word) => word.text).join(' ');
    const joined = text.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
    const match = SUSPICIOUS.map((pattern) => pattern.exec(joined)).find((found) => found !== null);
    if (match === undefined || match === null) return [];
    const quote = match[0].slice(0, QUOTED);
    return [sentence('problems.injection', { number, quote })];
  });
}
