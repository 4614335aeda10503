// The coordinates of OFD objects: each has a boundary on the page and, inside it, an optional transformation.
import type { XmlElement } from '../formats/xml.ts';
import { numbersIn } from './ofd-package.ts';

/** Points per millimetre. */
export const POINTS = 72 / 25.4;

export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** From the object's own coordinates to those of what contains it; `outer` goes on from there. */
export function objectMatrix({ attributes }: XmlElement, outer: Matrix): Matrix {
  const [x = 0, y = 0] = numbersIn(attributes.Boundary ?? '');
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(attributes.CTM ?? '');
  return multiply({ a, b, c, d, e: e + x, f: f + y }, outer);
}

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  return {
    a: inner.a * outer.a + inner.b * outer.c,
    b: inner.a * outer.b + inner.b * outer.d,
    c: inner.c * outer.a + inner.d * outer.c,
    d: inner.c * outer.b + inner.d * outer.d,
    e: inner.e * outer.a + inner.f * outer.c + outer.e,
    f: inner.e * outer.b + inner.f * outer.d + outer.f,
  };
}

export const transform = (m: Matrix, x: number, y: number) => ({
  x: m.a * x + m.c * y + m.e,
  y: m.b * x + m.d * y + m.f,
});
