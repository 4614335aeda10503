// The part of archiver 8 that is used here; the package brings no types.
declare module 'archiver' {
  import type { Readable, Transform } from 'node:stream';

  export interface ZipOptions {
    store?: boolean;
    zlib?: { level: number };
    forceZip64?: boolean;
  }

  export class ZipArchive extends Transform {
    constructor(options?: ZipOptions);
    append(source: string | Buffer | Readable, data: { name: string; date?: Date }): this;
    finalize(): Promise<void>;
    abort(): this;
  }
}
