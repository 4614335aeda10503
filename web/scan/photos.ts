// Photos as they are kept: JPEG of a bounded size, upright; and the sheet that stands out on them.
import { useEffect, useState } from 'react';
import { findSheet, LOOKED_AT, type Sheet } from './find-sheet.ts';
import { readPhoto } from './kept-scans.ts';

/** Pixels of the longer side: 300 dots per inch on A4 and more than most cameras give a page. */
const MOST_PIXELS = 3600;
const QUALITY = 0.9;

export interface Photo {
  blob: Blob;
  sheet: Sheet | undefined;
}

type Picture = HTMLVideoElement | ImageBitmap;

const sizeOf = (picture: Picture) =>
  picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.width, height: picture.height };

function draw(picture: Picture, most: number): CanvasRenderingContext2D | undefined {
  const { width, height } = sizeOf(picture);
  const scale = Math.min(1, most / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: most === LOOKED_AT });
  if (context === null || canvas.width === 0 || canvas.height === 0) return undefined;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context;
}

/** The sheet that stands out on what the camera shows, or on a photo. */
export function sheetOn(picture: Picture): Sheet | undefined {
  const context = draw(picture, LOOKED_AT);
  return context && findSheet(context.getImageData(0, 0, context.canvas.width, context.canvas.height));
}

/** Undefined where there is no picture (yet). */
export async function photoOf(picture: Picture): Promise<Photo | undefined> {
  const context = draw(picture, MOST_PIXELS);
  if (context === undefined) return undefined;
  const blob = await new Promise<Blob | null>((resolve) =>
    context.canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return blob === null ? undefined : { blob, sheet: sheetOn(picture) };
}

/** Throws for what the browser cannot show. */
export async function photoOfFile(file: File): Promise<Photo | undefined> {
  const bitmap = await createImageBitmap(file);
  try {
    return await photoOf(bitmap);
  } finally {
    bitmap.close();
  }
}

/** Address of a kept photo while it is shown. */
export function usePhoto(key: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let shown = true;
    const show = async () => {
      const blob = await readPhoto(key);
      if (blob === undefined || !shown) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    };
    void show();
    return () => {
      shown = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [key]);
  return address;
}
