// The languages that the service speaks, and which of them a request asks for.
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** By `Accept-Language` (RFC 9110): the language of ours with the highest weight; English unless another is asked for. */
export function languageOf(accept: string | undefined): Language {
  let best: { language: Language; weight: number } = { language: 'en', weight: 0 };
  for (const range of (accept ?? '').slice(0, 1000).split(',')) {
    const [tag = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const language = LANGUAGES.find((known) => tag === known || tag.startsWith(`${known}-`));
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    const weight = Number(q);
    if (language !== undefined && weight > best.weight && weight <= 1) best = { language, weight };
  }
  return best.language;
}
