// All pages of a document, one below the other, with marks and words.
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useCallback, useMemo, useState, type ReactNode, type WheelEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../api/store.ts';
import { useShortcuts } from '../ui/shortcuts.ts';
import type { Mark } from './marks.ts';
import { PageStrip } from './page-strip.tsx';
import type { DocumentPages } from './page-query.ts';
import { A4, PageView, type PageClick } from './page-view.tsx';
import classes from './page-viewer.module.css';
import { PickBubble, useSelectedText } from './pick-bubble.tsx';
import { useCloseLook } from './use-close-look.ts';
import { useScrollToMark } from './use-scroll-to-mark.ts';
import { useTurns, type Turned } from './use-turns.ts';
import { useViewer } from './use-viewer.ts';
import { changeViewer, shownZoom, viewerState, zoomBy } from './viewer-state.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

interface Props {
  of: DocumentPages;
  count: number;
  /** The page to begin with. */
  at?: number | undefined;
  marks: Mark[];
  /** Changes when the active marks are to be brought into view. */
  wish: number;
  /** The name of the field that words are taken for, if any. */
  pickFor: string | undefined;
  onPick: (text: string, add: boolean) => void;
  /** A mark was clicked while no field takes words. */
  onMark: (mark: Mark) => void;
  /** Further tools, and what they put above a page and above the pages. */
  tools?: ReactNode;
  above?: ((page: number) => ReactNode) | undefined;
  /** What is said of pages that stand otherwise than the document has them; the page that one sees is named. */
  renderTurned?: (turned: Turned) => ReactNode;
  children?: ReactNode;
}

const PADDING = 24;

export function PageViewer(props: Props) {
  const { of, count, at = 1, marks, wish, pickFor, onPick, onMark, above } = props;
  const { t } = useTranslation();
  const { strip, marks: all } = useStore(viewerState);
  const zoom = useStore(viewerState, shownZoom);
  const { ref: sizeRef, width: room } = useElementSize<HTMLDivElement>();
  const viewer = useViewer(count, at);
  const paneRef = useMergedRef(sizeRef, viewer.pane);
  const turned = useTurns(of);
  const [ratio, setRatio] = useState(A4);
  const [shown, setShown] = useState(false);
  const onShown = useCallback(() => setShown(true), []);
  const byPage = useMarksByPage(marks, all);
  const selected = useSelectedText(viewer.pane);
  const fit = Math.max(200, room - PADDING);
  useCloseLook(marks, wish, room > 0 ? fit / ratio : undefined);
  useScrollToMark(viewer.pane, marks, room > 0 ? wish : 0);
  const turn = (by: 1 | -1) => {
    const page = viewer.current;
    turned.turn(page, by);
    // Of another height, it would leave its neighbour in sight, which the next turn would take.
    requestAnimationFrame(() => viewer.go(page));
  };
  useViewerShortcuts(viewer.go, viewer.current, count, turn);
  const take = useClick(pickFor, onPick, onMark, marks);
  const width = fit * zoom;
  return (
    <div className={classes['viewer']}>
      <ViewerToolbar count={count} current={viewer.current} onGo={viewer.go} onTurn={turn}>
        {props.tools}
      </ViewerToolbar>
      <div className={classes['body']}>
        {strip && count > 1 && (
          <PageStrip
            of={of}
            count={count}
            current={viewer.current}
            ratio={ratio}
            ready={shown}
            onGo={viewer.go}
          />
        )}
        <div
          ref={paneRef}
          className={classes['pane']}
          data-scroll
          // Focusable, so that the arrow keys scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="region"
          aria-label={t('pages.viewer')}
          onWheel={zoomByWheel}
        >
          {room > 0 &&
            Array.from({ length: count }, (_, index) => index + 1).map((number) => (
              <PageView
                key={number}
                of={of}
                number={number}
                width={width}
                turns={turned.turns[number] ?? 0}
                usualRatio={ratio}
                marks={byPage.get(number) ?? NONE}
                picking={pickFor !== undefined}
                onClick={take}
                onRatio={setRatio}
                onShown={onShown}
              >
                {above?.(number)}
              </PageView>
            ))}
        </div>
        {pickFor !== undefined && selected !== undefined && (
          <PickBubble at={selected} field={pickFor} onPick={onPick} />
        )}
        {turned.pages.length > 0 && props.renderTurned?.(turned)}
        {props.children}
      </div>
    </div>
  );
}

const NONE: Mark[] = [];

function useMarksByPage(marks: Mark[], all: boolean): Map<number, Mark[]> {
  return useMemo(() => {
    const map = new Map<number, Mark[]>();
    for (const mark of marks)
      if (all || mark.active) map.set(mark.page, [...(map.get(mark.page) ?? []), mark]);
    return map;
  }, [marks, all]);
}

/** A click on a word fills the field that is being edited; otherwise it chooses the field whose value stands there. */
function useClick(
  pickFor: string | undefined,
  onPick: Props['onPick'],
  onMark: Props['onMark'],
  marks: Mark[],
) {
  return useCallback(
    ({ page, word, x, y, add }: PageClick) => {
      if (pickFor !== undefined && word !== undefined) return onPick(word.text, add);
      const mark = marks.find(
        ({ page: on, box }) => on === page && x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3],
      );
      if (mark !== undefined) onMark(mark);
    },
    [pickFor, onPick, onMark, marks],
  );
}

function zoomByWheel(event: WheelEvent): void {
  if (!event.ctrlKey) return;
  zoomBy(event.deltaY < 0 ? 1 : -1);
}

function useViewerShortcuts(
  go: (page: number) => void,
  current: number,
  count: number,
  turn: (by: 1 | -1) => void,
): void {
  const { t } = useTranslation();
  useShortcuts(t('pages.viewer'), [
    { keys: ['pagedown', ']'], label: t('pages.next'), run: () => go(Math.min(current + 1, count)) },
    { keys: ['pageup', '['], label: t('pages.previous'), run: () => go(Math.max(current - 1, 1)) },
    { keys: ['+', '='], label: t('pages.zoomIn'), run: () => zoomBy(1) },
    { keys: ['-'], label: t('pages.zoomOut'), run: () => zoomBy(-1) },
    { keys: ['0'], label: t('pages.fitWidth'), run: () => changeViewer({ zoom: 1, close: undefined }) },
    { keys: ['r'], label: t('pages.turnRight'), run: () => turn(1) },
    { keys: ['shift+r'], label: t('pages.turnLeft'), run: () => turn(-1) },
    {
      keys: ['t'],
      label: t('pages.toggleStrip'),
      run: () => changeViewer({ strip: !viewerState.get().strip }),
    },
    {
      keys: ['h'],
      label: t('pages.toggleMarks'),
      run: () => changeViewer({ marks: !viewerState.get().marks }),
    },
  ]);
}
