// Both papers beside each other: each line of the document is connected with its line of the order, and the arithmetic stands below.
import { ActionIcon, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TbZoomIn, TbZoomOut } from 'react-icons/tb';
import { isFitting, type OrderMatch } from '../../../contract/order-match.ts';
import { useStore } from '../../api/store.ts';
import { nextZoom } from '../../pages/viewer-state.ts';
import { SidesCurves } from './sides-curves.tsx';
import classes from './sides-dialog.module.css';
import { buttonOfLine, SidesList } from './sides-list.tsx';
import { lineAt, moved, type Look } from './sides-look.ts';
import { SidesPane } from './sides-pane.tsx';
import { useSides } from './use-sides.ts';
import { useTargets } from './use-targets.ts';
import { useWorkspace } from './workspace-context.ts';

export function SidesDialog() {
  const { t } = useTranslation();
  const { form, record } = useWorkspace();
  const open = useStore(form) === 'sides';
  const match = record.order_match;
  const onClose = () => form.set(undefined);
  const phone = useMediaQuery('(max-width: 60em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={open && match !== null}
      onClose={onClose}
      title={t('orders.sides.title')}
      fullScreen={phone}
      size="130rem"
      xOffset="1.5rem"
      yOffset="1.5rem"
      classNames={{
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        body: classes['body'] ?? '',
      }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {match !== null && <Sides match={match} phone={phone} onClose={onClose} />}
    </Modal>
  );
}

function Sides({ match, phone, onClose }: { match: OrderMatch; phone: boolean; onClose: () => void }) {
  const sides = useSides(match);
  const { showLine } = useTargets();
  const { lines } = match;
  const [look, setLook] = useState<Look>(() => ({
    line: Math.max(
      lines.findIndex(({ result }) => !isFitting(result)),
      0,
    ),
    wish: 1,
  }));
  const [zoom, setZoom] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  const lookAt = (line: number) => setLook(({ wish }) => ({ line, wish: wish + 1 }));
  const go = (line: number) => {
    onClose();
    const chosen = lines[line];
    if (chosen !== undefined) showLine(chosen);
  };
  // What lies under the pointer is seen already: nothing moves below it.
  const point = (event: MouseEvent) => {
    const line = lineAt(event);
    if (line !== undefined && moved(event) && line !== look.line) setLook({ ...look, line });
  };
  const choose = (event: MouseEvent) => {
    const line = lineAt(event);
    if (line !== undefined) document.getElementById(buttonOfLine(line))?.focus();
  };
  return (
    <>
      {/* The list below is the way with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={stage}
        className={classes['stage']}
        data-phone={phone || undefined}
        onMouseMove={point}
        onClick={choose}
      >
        <SidesPane side="document" groups={[sides.document]} {...{ look, zoom, phone }} />
        <Zoom zoom={zoom} onZoom={setZoom} />
        <SidesPane side="order" groups={sides.orders} {...{ look, zoom, phone }} />
        {!phone && <SidesCurves stage={stage} sides={sides} look={look} />}
      </div>
      <SidesList match={match} phone={phone} look={look} onLook={lookAt} onGo={go} />
    </>
  );
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes['zoom']} role="group" aria-label={t('orders.sides.zoom')}>
      <ActionIcon aria-label={t('pages.zoomOut')} onClick={() => onZoom(nextZoom(zoom, -1))}>
        <TbZoomOut size={18} strokeWidth={1.6} />
      </ActionIcon>
      <span>{Math.round(zoom * 100)} %</span>
      <ActionIcon aria-label={t('pages.zoomIn')} onClick={() => onZoom(nextZoom(zoom, 1))}>
        <TbZoomIn size={18} strokeWidth={1.6} />
      </ActionIcon>
    </div>
  );
}
