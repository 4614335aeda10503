// All languages, in the order in which their words are tried. A new one is a file beside this one and its line here.
import type { Language } from '../language.ts';
import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { ms } from './ms.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { vi } from './vi.ts';
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
  no,
  sk,
  sl,
  hr,
  sr,
  ca,
  is,
  et,
  lv,
  lt,
  vi,
  el,
  ru,
  uk,
  bg,
  he,
  ar,
  th,
  zh,
  ja,
  ko,
];
