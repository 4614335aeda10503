// A little memory inside PDFium for results it writes through pointers, read without making a view each time.
import type { Pdfium } from './pdfium.ts';

export class Scratch {
  /** Offset of the memory; aligned for doubles. */
  readonly at: number;
  private readonly pdfium: Pdfium;
  private memory: ArrayBuffer;
  private floats: Float32Array;
  private doubles: Float64Array;

  constructor(pdfium: Pdfium, bytes: number) {
    this.pdfium = pdfium;
    this.at = pdfium.malloc(bytes);
    if (this.at === 0) throw new Error('PDFium is out of memory');
    this.memory = pdfium.memory.buffer;
    this.floats = new Float32Array(this.memory);
    this.doubles = new Float64Array(this.memory);
  }

  /** Call before reading: views are lost whenever the library's memory grows. */
  refresh(): void {
    if (this.memory === this.pdfium.memory.buffer) return;
    this.memory = this.pdfium.memory.buffer;
    this.floats = new Float32Array(this.memory);
    this.doubles = new Float64Array(this.memory);
  }

  /** The 32-bit float `offset` bytes into the memory. */
  float(offset: number): number {
    return this.floats[(this.at + offset) >> 2]!;
  }

  double(offset: number): number {
    return this.doubles[(this.at + offset) >> 3]!;
  }

  free(): void {
    this.pdfium.free(this.at);
  }
}
