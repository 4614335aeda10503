// One page: its photo with the corners of the sheet, to be dragged or moved with the arrow keys, and what else can be done with it.
import { ActionIcon, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TbArrowLeft, TbArrowRight, TbCameraRotate, TbTrash } from 'react-icons/tb';
import { notifyError } from '../ui/notify.ts';
import { isSheet, WHOLE, type Point, type Sheet } from './find-sheet.ts';
import type { ScanPage } from './kept-scans.ts';
import { Outline } from './outline.tsx';
import { usePhoto } from './photos.ts';
import { movePage, removePage, setSheet } from './scans.ts';
import classes from './scan.module.css';

interface Props {
  pages: ScanPage[];
  page: ScanPage;
  onClose: () => void;
  onRetake: () => void;
}

export function PageEditor({ pages, page, onClose, onRetake }: Props) {
  const { t } = useTranslation();
  const index = pages.indexOf(page);
  const move = (step: 1 | -1) => void movePage(page.key, step).catch(notifyError);
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t('scan.pageOf', { number: index + 1, count: pages.length })}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('scan.cornersHint')}
        </Text>
        <Corners key={page.key} page={page} />
        <Group justify="space-between">
          <Group gap="xs">
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('scan.earlier')}
              disabled={index === 0}
              onClick={() => move(-1)}
            >
              <TbArrowLeft size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('scan.later')}
              disabled={index === pages.length - 1}
              onClick={() => move(1)}
            >
              <TbArrowRight size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              color="red"
              aria-label={t('scan.remove')}
              onClick={() => {
                onClose();
                void removePage(page.key).catch(notifyError);
              }}
            >
              <TbTrash size={18} />
            </ActionIcon>
          </Group>
          <Group gap="xs">
            <Button variant="default" leftSection={<TbCameraRotate size={16} />} onClick={onRetake}>
              {t('scan.retake')}
            </Button>
            <Button onClick={onClose}>{t('scan.done')}</Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}

const NAMES = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;
/** Share of the photo that a key moves a corner by. */
const STEP = 0.01;
const STEPS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (value: number) => Math.min(1, Math.max(0, value));

function Corners({ page }: { page: ScanPage }) {
  const { t } = useTranslation();
  const address = usePhoto(page.key);
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Sheet>();
  const sheet = dragged ?? page.sheet ?? WHOLE;
  const moved = (corner: number, { x, y }: Point): Sheet | undefined => {
    const next = sheet.map((point, i) => (i === corner ? { x: within(x), y: within(y) } : point)) as Sheet;
    return isSheet(next) ? next : undefined;
  };
  const keep = async (next: Sheet | null) => {
    await setSheet(page.key, next).catch(notifyError);
    setDragged(undefined);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>, corner: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || frame.current === null) return;
    const { left, top, width, height } = frame.current.getBoundingClientRect();
    const next = moved(corner, { x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    if (next !== undefined) setDragged(next);
  };
  const onKeyDown = (event: KeyboardEvent, corner: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = moved(corner, { x: sheet[corner]!.x + step.x, y: sheet[corner]!.y + step.y });
    if (next === undefined) return;
    setDragged(next);
    void keep(next);
  };
  return (
    <div className={classes['editor']}>
      <div className={classes['view']} ref={frame}>
        {address !== undefined && <img src={address} alt={t('scan.photo')} draggable={false} />}
        <Outline sheet={sheet} />
        {sheet.map(({ x, y }, corner) => (
          <button
            key={NAMES[corner]}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            type="button"
            className={classes['corner']}
            aria-label={t(`scan.corners.${NAMES[corner]!}`)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, corner)}
            onPointerUp={() => void keep(sheet)}
            onKeyDown={(event) => onKeyDown(event, corner)}
          />
        ))}
      </div>
      <Button variant="subtle" size="compact-sm" onClick={() => void keep(null)}>
        {t('scan.whole')}
      </Button>
    </div>
  );
}
