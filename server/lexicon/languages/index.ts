// All languages, in the order in which their words are tried. A new one is a file beside this one and its line here.
import type { Language } from '../language.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ms } from './ms.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

export const LANGUAGES: Language[] = [
  en,
  de,
  fr,
  es,
  nl,
  it,
  pt,
  pl,
  sv,
  da,
  cs,
  fi,
  ro,
  hu,
  tr,
  ms,
  id,
  zh,
  ja,
];
