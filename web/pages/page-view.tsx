// One page: its image, the marks, the words. Loaded when it comes near what one sees.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { memo, useDeferredValue, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page, Word } from '../../contract/pages.ts';
import { MarkLayer } from './mark-layer.tsx';
import type { Mark } from './marks.ts';
import { imageAddress, pageQuery, type DocumentPages } from './page-query.ts';
import classes from './page-view.module.css';
import { useNear } from './use-near.ts';
import { WordLayer, wordAt } from './word-layer.tsx';

interface Props {
  of: DocumentPages;
  number: number;
  /** Width on the screen, in CSS pixels. */
  width: number;
  /** What it is called where it is not the only page of its number. */
  name?: string;
  /** Quarter turns. */
  turns: number;
  /** Width by height until the page itself is known. */
  usualRatio: number;
  marks: Mark[];
  /** Words can be taken into a field. */
  picking: boolean;
  onClick: (click: PageClick) => void;
  onRatio: (ratio: number) => void;
  /** The picture is there, or will not come. */
  onShown: () => void;
  /** What lies above the words. */
  children?: ReactNode;
}

/** A click on a page: on a word, or beside one. Fractions of the page. */
export interface PageClick {
  page: number;
  word: Word | undefined;
  x: number;
  y: number;
  /** With a modifier key: add to what is there. */
  add: boolean;
}

/** A4, upright. */
export const A4 = 1 / Math.SQRT2;

export const PageView = memo(function PageView(props: Props) {
  const { of, number, width, turns, usualRatio, picking, onRatio } = props;
  const { t } = useTranslation();
  const [ref, near] = useNear<HTMLElement>();
  const { data: page } = useQuery({ ...pageQuery(of, number), enabled: near });
  const ratio = page === undefined ? usualRatio : page.width / page.height;
  useEffect(() => {
    if (number === 1 && page !== undefined) onRatio(page.width / page.height);
  }, [number, page, onRatio]);
  const lying = turns % 2 === 1;
  const height = lying ? width * ratio : width / ratio;
  return (
    <section
      ref={ref}
      className={classes['page']}
      style={{ width, height }}
      data-page={number}
      aria-label={props.name ?? t('pages.page', { number })}
    >
      <div
        className={clsx(classes['sheet'], picking && classes['picking'])}
        style={{
          width: lying ? height : width,
          height: lying ? width : height,
          transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
        }}
      >
        {near && <Sheet {...props} page={page} ratio={ratio} />}
      </div>
      {page?.part !== null && page?.part !== undefined && (
        <span className={classes['part']}>{t('pages.part', { name: page.part })}</span>
      )}
    </section>
  );
});

function Sheet({
  of,
  number,
  width,
  turns,
  marks,
  onClick,
  onShown,
  children,
  page,
  ratio,
}: Props & { page: Page | undefined; ratio: number }) {
  const { t } = useTranslation();
  // A page that is not read yet has no picture; once it is read, it is asked for again.
  const [failedAs, setFailedAs] = useState<Page | null>();
  const failed = failedAs !== undefined && failedAs === (page ?? null);
  // Of the page itself, before it is turned.
  const across = turns % 2 === 1 ? width * ratio : width;
  const [sharpened, setSharpened] = useState(false);
  // Hundreds of words: the picture and the fields do not wait for them.
  const words = useDeferredValue(page?.words, undefined);
  const take = (event: MouseEvent<HTMLElement>) => {
    // The end of a drag is a selection, not a click.
    if (window.getSelection()?.isCollapsed === false) return;
    const word = wordAt(event.target, page?.words ?? []);
    const add = event.shiftKey || event.ctrlKey || event.metaKey;
    onClick({ page: number, word, ...placeOfClick(event, word), add });
  };
  return (
    <>
      {failed ? (
        <Text className={classes['noImage'] ?? ''} size="xs">
          {t('pages.noImage')}
        </Text>
      ) : (
        <>
          {/* The small picture of the page strip is there at once. */}
          {!sharpened && (
            <img className={classes['image']} src={imageAddress(of, number, 240)} alt="" draggable={false} />
          )}
          <img
            className={classes['image']}
            src={imageAddress(of, number, width * Math.min(window.devicePixelRatio, 2))}
            alt=""
            draggable={false}
            onLoad={() => {
              setSharpened(true);
              onShown();
            }}
            onError={() => {
              setFailedAs(page ?? null);
              onShown();
            }}
          />
        </>
      )}
      <MarkLayer marks={marks} width={across} height={across / ratio} />
      {words !== undefined && (
        // The words are text: they are read and selected as such. Taking one with the mouse is a short cut for typing it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className={classes['words']} onClick={take}>
          <WordLayer words={words} ratio={ratio} visible={failed} />
        </div>
      )}
      {children}
    </>
  );
}

function placeOfClick({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>, word: Word | undefined) {
  if (word !== undefined) return { x: (word.box[0] + word.box[2]) / 2, y: (word.box[1] + word.box[3]) / 2 };
  // Measured before the page is turned.
  return {
    x: nativeEvent.offsetX / currentTarget.offsetWidth,
    y: nativeEvent.offsetY / currentTarget.offsetHeight,
  };
}
