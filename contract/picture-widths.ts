// The sizes of pictures of pages: the browser asks for these, the service keeps them.
/** Widths in pixels in which the service keeps pictures of pages: thumbnail, screen, zoomed, high resolution. */
export const PICTURE_WIDTHS = [240, 1000, 1600, 2400] as const;

/** The kept width that is enough for `width`; the largest where none is. */
export const keptWidth = (width: number): number =>
  PICTURE_WIDTHS.find((known) => known >= width) ?? PICTURE_WIDTHS.at(-1)!;
