// One page in the overview of a file that holds several documents.
import { ActionIcon, Group, UnstyledButton } from '@mantine/core';
import { clsx } from 'clsx';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TbArrowLeft, TbArrowRight, TbRotateClockwise } from 'react-icons/tb';
import { movePage, partAt, type PageRange } from './parts.ts';
import classes from './split-dialog.module.css';

interface TileProps {
  number: number;
  image: string;
  /** How far it is turned clockwise, for now for the eye only. */
  quarters: number;
  onTurn: () => void;
  parts: PageRange[];
  left_out: boolean;
  begins: boolean;
  split: boolean;
  onChoose: () => void;
  onMove: (step: 1 | -1) => void;
  /** Another page was let go on this one. */
  onDropped: (number: number) => void;
}

const DRAGGED = 'application/x-recto-page';

export function SplitTile(props: TileProps) {
  const { number, image, quarters, parts, left_out, begins, split, onTurn, onChoose, onDropped } = props;
  const { t } = useTranslation();
  const part = partAt(parts, number);
  const label = split
    ? t('workspace.splitting.inPart', { number, part: part + 1 })
    : t('workspace.splitting.begins', { number });
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    if (event.type === 'drop') onDropped(Number(event.dataTransfer.getData(DRAGGED)));
  };
  return (
    <div
      className={clsx(classes['page'], left_out && classes['out'])}
      data-begins={begins}
      draggable={!left_out}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(number))}
      onDragOver={drop}
      onDrop={drop}
    >
      <UnstyledButton
        className={classes['picture']}
        data-page={number}
        aria-label={left_out && split ? t('workspace.splitting.leftOut', { number }) : label}
        aria-pressed={split ? undefined : begins}
        disabled={split ? left_out : number === 1}
        onClick={onChoose}
      >
        <span className={classes['sheet']} data-quarters={quarters}>
          <img src={image} alt="" loading="lazy" draggable={false} />
        </span>
        <span>{left_out ? t('workspace.splitting.leftOut', { number }) : number}</span>
      </UnstyledButton>
      {!(split && left_out) && (
        <Group gap={4} justify="center">
          {split && <Move to={-1} {...props} />}
          <ActionIcon aria-label={t('workspace.splitting.turnPage', { number })} onClick={onTurn}>
            <TbRotateClockwise size={16} />
          </ActionIcon>
          {split && <Move to={1} {...props} />}
        </Group>
      )}
    </div>
  );
}

function Move({ to, number, parts, onMove }: TileProps & { to: 1 | -1 }) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      aria-label={t(`workspace.splitting.${to === 1 ? 'toNext' : 'toBefore'}`, { number })}
      disabled={movePage(parts, number, to) === undefined}
      onClick={() => onMove(to)}
    >
      {to === 1 ? <TbArrowRight size={16} /> : <TbArrowLeft size={16} />}
    </ActionIcon>
  );
}
