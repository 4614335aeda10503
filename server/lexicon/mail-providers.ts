// Providers whose mail addresses anybody has: the first part of their domains.
export const MAIL_PROVIDERS: ReadonlySet<string> = new Set(
  'gmail googlemail yahoo hotmail outlook gmx web qq 163 126 icloud live msn aol facebook fake'.split(' '),
);
