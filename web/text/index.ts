// The texts of the UI in the language of the person. A key that is missing in either catalogue does not compile.
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type en from './en/index.ts';

/** The same keys with any text; languages without a singular leave `_one` out. */
export type Translated<T> = {
  [Key in keyof T as Key extends `${string}_one` ? never : Key]: T[Key] extends string
    ? string
    : Translated<T[Key]>;
};
export type Catalogue = typeof en;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Catalogue };
  }
}

export const LANGUAGES = { en: 'English', zh: '简体中文' } as const;
export type Language = keyof typeof LANGUAGES;

const catalogues: Record<Language, () => Promise<{ default: Catalogue | Translated<Catalogue> }>> = {
  en: () => import('./en/index.ts'),
  zh: () => import('./zh/index.ts'),
};
const STORED = 'recto.language';

function preferred(): Language {
  const stored = localStorage.getItem(STORED);
  if (stored === 'en' || stored === 'zh') return stored;
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('zh')) ? 'zh' : 'en';
}

/** Loads the catalogue of the preferred language before the first page is drawn. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: preferred(),
    // The language is known when this returns: requests name it.
    initAsync: false,
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await chooseLanguage(preferred());
}

export async function chooseLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    const { default: texts } = await catalogues[language]();
    i18next.addResourceBundle(language, 'translation', texts);
  }
  await i18next.changeLanguage(language);
  localStorage.setItem(STORED, language);
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}
