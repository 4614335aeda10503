// Fully digital invoices of carriers: their form names the buyer in one row and no seller.
import { expect, test } from 'vitest';
import { builtInProfiles } from '../../profiles/built-in.ts';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
