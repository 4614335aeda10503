// Above the pages: which page, how large, which way up.
import { ActionIcon, NumberInput, Tooltip } from '@mantine/core';
import type { IconType } from 'react-icons';
import {
  TbArrowAutofitWidth,
  TbHighlight,
  TbLayoutSidebar,
  TbRotate,
  TbRotateClockwise,
  TbZoomIn,
  TbZoomOut,
} from 'react-icons/tb';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../api/store.ts';
import { changeViewer, shownZoom, viewerState, zoomBy } from './viewer-state.ts';
import classes from './viewer-toolbar.module.css';

interface Props {
  count: number;
  current: number;
  onGo: (page: number) => void;
  onTurn: (by: 1 | -1) => void;
  /** Further tools. */
  children?: ReactNode;
}

export function ViewerToolbar({ count, current, onGo, onTurn, children }: Props) {
  const { t } = useTranslation();
  const { strip, marks } = useStore(viewerState);
  const zoom = useStore(viewerState, shownZoom);
  return (
    <div className={classes['bar']} role="toolbar" aria-label={t('pages.viewer')}>
      {count > 1 && (
        <>
          <Tool
            icon={TbLayoutSidebar}
            text={t('pages.toggleStrip')}
            pressed={strip}
            onClick={() => changeViewer({ strip: !strip })}
          />
          <NumberInput
            size="xs"
            w={46}
            hideControls
            min={1}
            max={count}
            allowDecimal={false}
            clampBehavior="strict"
            aria-label={t('pages.number')}
            classNames={{ input: classes['number'] ?? '' }}
            value={current}
            onChange={(value) => typeof value === 'number' && value >= 1 && onGo(value)}
          />
          <span className={classes['of']}>{t('pages.of', { total: count })}</span>
        </>
      )}
      <span className={classes['space']} />
      {children}
      <Tool
        icon={TbHighlight}
        text={t('pages.toggleMarks')}
        pressed={marks}
        onClick={() => changeViewer({ marks: !marks })}
      />
      <Tool icon={TbRotate} text={t('pages.turnLeft')} onClick={() => onTurn(-1)} />
      <Tool icon={TbRotateClockwise} text={t('pages.turnRight')} onClick={() => onTurn(1)} />
      <Tool icon={TbZoomOut} text={t('pages.zoomOut')} onClick={() => zoomBy(-1)} />
      <span className={classes['zoom']}>{Math.round(zoom * 100)} %</span>
      <Tool icon={TbZoomIn} text={t('pages.zoomIn')} onClick={() => zoomBy(1)} />
      <Tool
        icon={TbArrowAutofitWidth}
        text={t('pages.fitWidth')}
        onClick={() => changeViewer({ zoom: 1, close: undefined })}
      />
    </div>
  );
}

/** A button of the bar. */
export function Tool({
  icon: Glyph,
  text,
  pressed,
  onClick,
}: {
  icon: IconType;
  text: string;
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip label={text}>
      <ActionIcon
        aria-label={text}
        aria-pressed={pressed}
        variant={pressed === true ? 'light' : 'subtle'}
        onClick={onClick}
      >
        <Glyph size={18} strokeWidth={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
