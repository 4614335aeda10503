// The same keys with any text: a sentence that has no translation does not compile.
import type { Catalogue } from '../sentence.ts';

export type Translated<Part extends keyof Catalogue> = Record<keyof Catalogue[Part], string>;
