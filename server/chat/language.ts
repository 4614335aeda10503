// The language of a question: Chinese or English. Names in the other script do not decide.

export type Language = 'en' | 'zh';

const ENGLISH_WORDS =
  /\b(?:the|of|in|is|are|was|were|what|which|who|when|where|why|how|many|much|show|list|total|from|for|and|did|do|does|we|our|all|by|per|to|a|an|on|give|find|tell|summarise|summarize|compare)\b/gi;
const CHINESE_WORDS =
  /[的是在有和了吗呢几哪谁什多少请列出总共一共合计平均最每这那个张份月年日给我找查问]|什么|多少|怎么|为什么|哪些/g;

export function languageOf(question: string): Language {
  const han = question.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han === 0) return 'en';
  const english = question.match(ENGLISH_WORDS)?.length ?? 0;
  if (english < 2) return 'zh';
  const chinese = question.match(CHINESE_WORDS)?.length ?? 0;
  return chinese >= english ? 'zh' : 'en';
}
