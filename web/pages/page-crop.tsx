// A strip of a page around a place on it, large enough to read.
import { useQuery } from '@tanstack/react-query';
import type { Box } from '../../contract/pages.ts';
import classes from './page-crop.module.css';
import { imageAddress, pageQuery, type DocumentPages } from './page-query.ts';
import { A4 } from './page-view.tsx';

interface Props {
  of: DocumentPages;
  page: number;
  box: Box;
  /** In CSS pixels; the width is what there is. */
  height: number;
}

/** The page is drawn this wide, which makes usual print as large as the text beside it. */
const WIDTH = 1000;
/** Small print is drawn at least so high, in CSS pixels. */
const LEAST = 15;

export function PageCrop({ of, page, box, height }: Props) {
  const { data } = useQuery(pageQuery(of, page));
  const ratio = data === undefined ? A4 : data.width / data.height;
  const [x0, y0, x1, y1] = box;
  const tall = (y1 - y0) / ratio;
  const width = Math.min(Math.max(WIDTH, LEAST / tall), (height * 0.7) / tall);
  // The whole value is in sight, however narrow the strip is.
  const shown = `min(${width}px, ${90 / Math.max(x1 - x0, 0.01)}cqw)`;
  const frame = { height, '--page': shown };
  const place = (from: number, to: number) => `calc(var(--page) * ${(from + to) / 2})`;
  return (
    <div className={classes['crop']} style={frame} aria-hidden>
      <div
        className={classes['page']}
        style={{
          aspectRatio: String(ratio),
          left: `calc(50cqw - ${place(x0, x1)})`,
          top: `calc(50cqh - ${place(y0 / ratio, y1 / ratio)})`,
        }}
      >
        <img src={imageAddress(of, page, Math.min(width * window.devicePixelRatio, 2400))} alt="" />
        <span
          style={{
            left: `${x0 * 100}%`,
            top: `${y0 * 100}%`,
            width: `${(x1 - x0) * 100}%`,
            height: `${(y1 - y0) * 100}%`,
          }}
        />
      </div>
    </div>
  );
}
