// Curves between both sides. They follow scrolling, zooming and resizing; an end that is out of sight waits at the edge of its side.
import { useEffect, useState, type CSSProperties, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { signOf } from './order-line.tsx';
import classes from './sides-curves.module.css';
import { curve, spread, type Point } from './sides-geometry.ts';
import type { Look } from './sides-look.ts';
import { SignMark } from './sides-sign.tsx';
import type { Connection, Sides } from './use-sides.ts';

interface Props {
  stage: RefObject<HTMLDivElement | null>;
  sides: Sides;
  look: Look;
}

export function SidesCurves({ stage, sides, look }: Props) {
  const { t } = useTranslation();
  const drawn = useDrawn(stage, sides.connections);
  return (
    <div className={classes['layer']} aria-hidden>
      <svg className={classes['curves']}>
        {sides.connections.map(({ of }, i) => (
          <path
            key={i}
            d={drawn[i]?.path ?? ''}
            data-line={i}
            data-connection
            data-tone={signOf(of.result).tone}
            data-result={of.result}
            data-faint={drawn[i]?.seen === false || undefined}
            data-active={look.line === i || undefined}
          />
        ))}
      </svg>
      {sides.connections.map(({ of, to }, i) => {
        const at = drawn[i]?.sign;
        if (at === undefined) return null;
        const place: CSSProperties = { left: at.x, top: at.y };
        return (
          <span
            key={i}
            className={classes['sign']}
            style={place}
            data-line={i}
            data-tight={at.tight || undefined}
            data-active={look.line === i || undefined}
          >
            <SignMark of={[of]} text={to === undefined ? t('orders.sides.notInOrder') : undefined} />
          </span>
        );
      })}
    </div>
  );
}

interface Drawn {
  path: string;
  /** Where its sign begins; undefined while the line of the document is out of sight. */
  sign: (Point & { tight: boolean }) | undefined;
  /** Whether both ends are in sight. */
  seen: boolean;
}

function useDrawn(stage: Props['stage'], connections: Connection[]): Drawn[] {
  const [drawn, setDrawn] = useState<Drawn[]>([]);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setDrawn(measure(element, connections)));
    };
    draw();
    const sizes = new ResizeObserver(draw);
    const follow = () => {
      sizes.disconnect();
      sizes.observe(element);
      for (const one of element.querySelectorAll('[data-edge], [data-pane]')) sizes.observe(one);
    };
    follow();
    // Pages come once it is known how wide they are.
    const parts = new MutationObserver(follow);
    for (const pane of element.querySelectorAll('[data-pane]'))
      parts.observe(pane, { childList: true, subtree: true });
    element.addEventListener('scroll', draw, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      parts.disconnect();
      element.removeEventListener('scroll', draw, { capture: true });
    };
  }, [stage, connections]);
  return drawn;
}

/** Between a side and the signs, and the least between two of these, in CSS pixels. */
const GAP = 10;
/** Room for a sign; those with longer numbers cover the beginning of their curve. */
const SIGN = { width: 34, height: 22 };
/** Where lines are so many that signs would stand far from them, these are smaller. */
const TIGHT = 15;

function measure(stage: HTMLElement, connections: Connection[]): Drawn[] {
  const from = endsOf(stage, 'document');
  const to = endsOf(stage, 'order');
  if (from === undefined || to === undefined) return [];
  const starts = connections.map((one) => from.at(one.from));
  const shown = starts.flatMap((start, i) => (start?.seen === true ? [i] : []));
  const wanted = shown.map((i) => starts[i]!.y);
  const heightsWith = (gap: number) => spread(wanted, gap, from.top + gap / 2, from.bottom - gap / 2);
  const roomy = heightsWith(SIGN.height);
  const tight = roomy.some((y, at) => Math.abs(y - wanted[at]!) > 2 * SIGN.height);
  const heights = new Map((tight ? heightsWith(TIGHT) : roomy).map((y, at) => [shown[at]!, y]));
  return connections.map((one, i): Drawn => {
    const start = starts[i];
    if (start === undefined) return { path: '', sign: undefined, seen: false };
    const end = one.to === undefined ? undefined : to.at(one.to);
    const y = heights.get(i);
    if (y === undefined)
      return {
        path: end?.seen === true ? curve({ x: from.edge, y: start.y }, end) : '',
        sign: undefined,
        seen: false,
      };
    const sign = { x: from.edge + GAP, y };
    const parts = [
      curve(start, sign),
      ...(end === undefined ? [] : [curve({ x: sign.x + SIGN.width, y: sign.y }, end)]),
    ];
    return {
      path: parts.join(''),
      sign: { ...sign, tight },
      seen: one.to === undefined || end?.seen === true,
    };
  });
}

interface End extends Point {
  seen: boolean;
}

/** Where curves end at one side, in pixels of the stage. */
function endsOf(stage: HTMLElement, side: 'document' | 'order') {
  const pane = stage.querySelector<HTMLElement>(`[data-pane="${side}"]`);
  if (pane === null) return undefined;
  // One search for all: the words of the pages make the pane large.
  const ends = new Map(
    [...pane.querySelectorAll<HTMLElement>('[data-end]')].map((end) => [end.dataset['end'], end]),
  );
  const frame = stage.getBoundingClientRect();
  const shown = pane.getBoundingClientRect();
  const top = shown.top + (pane.querySelector('h3')?.offsetHeight ?? 0);
  const bottom = shown.bottom;
  const left = side === 'document';
  return {
    edge: (left ? shown.right : shown.left) - frame.left,
    top: top - frame.top,
    bottom: bottom - frame.top,
    at(name: string): End | undefined {
      const element = ends.get(name);
      if (element === undefined) return undefined;
      const { top: upper, bottom: lower } = element.getBoundingClientRect();
      const sheet = (element.closest('[data-edge]') ?? pane).getBoundingClientRect();
      // What has no place of its own begins below the heading, which stays in sight.
      const wanted = element.tagName === 'H3' ? lower : (upper + lower) / 2;
      const y = Math.min(Math.max(wanted, top), bottom);
      const x = left
        ? Math.min(sheet.right, shown.left + pane.clientWidth)
        : Math.max(sheet.left, shown.left);
      return { x: x - frame.left, y: y - frame.top, seen: Math.abs(y - wanted) < 1 };
    },
  };
}
