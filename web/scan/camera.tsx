// What the camera sees, with the sheet that stands out, and the button that takes the photo. Where there is no camera, or the browser
// gives none to a page without https, the camera of the phone takes it instead.
import { Button, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { TbCamera, TbPhoto } from 'react-icons/tb';
import { notifyProblem } from '../ui/notify.ts';
import type { Sheet } from './find-sheet.ts';
import { photoOf, photoOfFile, sheetOn, type Photo } from './photos.ts';
import { Outline } from './outline.tsx';
import classes from './scan.module.css';

type State = 'starting' | 'running' | 'insecure' | 'refused' | 'none';

export function Camera({ onPhoto }: { onPhoto: (photo: Photo) => void }) {
  const { t } = useTranslation();
  const [video, state] = useCamera();
  const sheet = useSheet(video, state === 'running');
  const take = async () => {
    const photo = video.current === null ? undefined : await photoOf(video.current);
    if (photo !== undefined) onPhoto(photo);
  };
  const instead = state !== 'starting' && state !== 'running';
  return (
    <div className={classes['camera']}>
      <div className={classes['stage']}>
        {instead ? (
          <>
            <Text size="sm" c="dimmed" ta="center" maw={360}>
              {t(`scan.camera.${state}`)}
            </Text>
            <FromFiles onPhoto={onPhoto} main />
          </>
        ) : (
          <div className={classes['view']}>
            <video ref={video} playsInline muted autoPlay aria-label={t('scan.camera.view')} />
            {sheet !== undefined && <Outline sheet={sheet} />}
          </div>
        )}
      </div>
      <div className={classes['buttons']}>
        {!instead && (
          <>
            <FromFiles onPhoto={onPhoto} main={false} />
            <UnstyledButton
              className={classes['shutter']}
              aria-label={t('scan.take')}
              disabled={state !== 'running'}
              onClick={() => void take()}
            >
              <TbCamera size={26} />
            </UnstyledButton>
          </>
        )}
      </div>
      <Text size="sm" c="dimmed" aria-live="polite" className={classes['hint']}>
        {state === 'running' ? t(sheet === undefined ? 'scan.noSheet' : 'scan.sheetFound') : '\u00a0'}
      </Text>
    </div>
  );
}

/** Photos that are there already, or that the camera of the phone takes now. */
function FromFiles({ onPhoto, main }: { onPhoto: (photo: Photo) => void; main: boolean }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const add = async (files: File[]) => {
    for (const file of files) {
      const photo = await photoOfFile(file).catch(() => undefined);
      if (photo === undefined) notifyProblem(t('scan.unreadable', { name: file.name }));
      else onPhoto(photo);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        {...(main ? { capture: 'environment' as const } : { multiple: true })}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          void add(files);
        }}
      />
      <Button
        variant={main ? 'filled' : 'default'}
        size={main ? 'md' : 'compact-sm'}
        leftSection={main ? <TbCamera size={18} /> : <TbPhoto size={16} />}
        onClick={() => input.current?.click()}
      >
        {t(main ? 'scan.take' : 'scan.choose')}
      </Button>
    </>
  );
}

function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>(() =>
    window.isSecureContext ? (isThere() ? 'starting' : 'none') : 'insecure',
  );
  useEffect(() => {
    if (!isThere()) return;
    let stream: MediaStream | undefined;
    let left = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 3840 }, height: { ideal: 2160 } },
        audio: false,
      });
      if (left) return stop();
      const shown = video.current!;
      shown.srcObject = stream;
      await shown.play();
      setState('running');
    };
    start().catch((error: unknown) => {
      if (!left)
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
    });
    return () => {
      left = true;
      stop();
    };
  }, []);
  return [video, state] as const;
}

/** Pages without https have no such thing, whatever its type says. */
const isThere = (): boolean => 'mediaDevices' in navigator;

/** Milliseconds between two looks for the sheet. */
const LOOK_MS = 300;

function useSheet(video: RefObject<HTMLVideoElement | null>, running: boolean): Sheet | undefined {
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => {
      if (video.current !== null && !document.hidden) setSheet(sheetOn(video.current));
    }, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [video, running]);
  return sheet;
}
