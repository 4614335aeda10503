// What a page says: every text, label, title, placeholder and value that a person can see or hear, and what of it is no word.
import type { Page } from 'playwright-core';

/** One piece of text each; what is a key, a command or an example on purpose stands in `code` or `kbd`. */
export function saidOn(page: Page, within = 'body'): Promise<string[]> {
  return page.locator(within).evaluateAll(collect);
}

/** Runs in the page, so it stands alone. */
function collect(roots: Element[]): string[] {
  const apart = 'script, style, code, kbd, pre, textarea, [translate=no]';
  const said = new Set<string>();
  const add = (text: string | null | undefined) => {
    const trimmed = text?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (trimmed !== '') said.add(trimmed);
  };
  for (const root of roots) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      if (holder === null || holder.closest(apart) !== null) continue;
      if (holder.checkVisibility()) add(texts.currentNode.textContent);
    }
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (
        element.closest('code, kbd, pre, [aria-hidden=true], [translate=no]') !== null ||
        !element.checkVisibility()
      )
        continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) add(element.getAttribute(name));
      // What is shown in the form of the language stands beside the input.
      if (element instanceof HTMLInputElement && element.dataset['formatted'] === undefined)
        if (['text', 'search'].includes(element.type)) add(element.value);
    }
  }
  return [...said];
}

/** Of no language: how programs write. */
const RAW: Record<string, RegExp> = {
  'key in snake_case': /\b[a-z0-9]+(?:_[a-z0-9]+)+\b/,
  timestamp: /\b\d{4}-\d{2}-\d{2}T\d{2}/,
  day: /\b\d{4}-\d{2}-\d{2}\b/,
  duration: /\bP(?:T\d+[HMS]|\d+[YMWD])/,
  'MIME type': /\b(?:application|audio|image|message|multipart|text|video)\/[a-z0-9.+-]+/,
  'name of a text': /\b[a-z][a-zA-Z]*\.[a-zA-Z]+\.[a-zA-Z.]+\b/,
  'value of a program': /\b(?:undefined|NaN|Infinity|\[object \w+\])/,
  'wrong number': /(?:^|[^\d.,-])1 [a-z]{3,}(?<!s)s\b/,
  'gap that nobody filled': /\{\{/,
};

/**
 * Pieces that say something as programs do, each with what it is.
 * @param names of the operator, of files and on paper: taken out first
 */
export const rawWords = (said: string[], names: string[]): string[] => {
  const without = taker(names);
  return said.flatMap((text) =>
    Object.entries(RAW)
      .filter(([, pattern]) => pattern.test(without(text)))
      .map(([name]) => `${name}: ${text}`),
  );
};

/** Commands, settings and examples that pages name on purpose, and who the Admin is. */
const QUOTED = [
  'recto backup FOLDER',
  'recto restore FOLDER --verify',
  'recto verify',
  'FOLDER',
  'secret.key',
  'webhook-signature',
  'http://localhost:11434',
  'https://login.example.com/realms/company',
  'https://recto.example',
  'example.com',
  'mail.internal',
  'http://n8n.internal:5678/webhook/recto',
  'Company sign-on',
  'admin@recto.local',
  'Admin',
];

/** A setting of the environment is called as it is called. */
const SETTING = /\bRECTO_[A-Z_]+/g;

/** What a text of the operator's own is filled with: "{reason}". */
const FILLED = /\{[a-z]+\}/g;

/** Gives texts without the names. */
function taker(names: string[]): (text: string) => string {
  const longestFirst = [...new Set([...names, ...QUOTED])]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  return (text) =>
    longestFirst.reduce(
      (left, name) => left.replaceAll(name, ' '),
      text.replaceAll(SETTING, ' ').replaceAll(FILLED, ' '),
    );
}

/** Words in Latin letters that are the same in Chinese: names, abbreviations, units, keys of the keyboard. */
const SAME =
  /^(?:Recto|AI|API|APIs|PDF|CSV|JSON|JSONL|NDJSON|XML|XLSX|ERP|Excel|Word|Markdown|CAMT|MT|Office|LibreOffice|Webhook|Webhooks|Standard|OpenID|Connect|OpenAI|OpenAPI|Ollama|llama|cpp|vLLM|LM|Studio|IMAP|SMTP|INBOX|TLS|TOTP|URL|HTTP|HTTPS|SHA|SHA-256|ISO|GB|VAT|GST|ID|IBAN|QR|IP|EN|English|Chrome|Linux|Intel|kB|MB|TB|B|s|ms|px|dpi|token|Ctrl|Alt|Shift|Enter|Esc|Tab|Insert|Delete|Home|End|Space|STARTTLS|UTC|DATEV|Xero|QuickBooks|SAP|XRechnung|Factur-X|ZUGFeRD|UBL|CII|BT|BG|EUR|USD|GBP|CNY|x|[A-Z]|F\d+)$/;

/**
 * Pieces that are not in Chinese although they are not names.
 * @param names as for `rawWords`
 */
export function latinWords(said: string[], names: string[]): string[] {
  const without = taker(names);
  return said.filter((text) =>
    (without(text).match(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g) ?? []).some((word) => !SAME.test(word)),
  );
}
