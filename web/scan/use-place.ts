// Where scans go: chosen once on this device, with the names, which are shown without a connection too.
import { useLocalStorage } from '@mantine/hooks';
import { basePath } from '../api/base-path.ts';
import type { ScanPlace } from './kept-scans.ts';

const STORED = `recto.scan-place${basePath}`;

/** Somebody else on the same device chooses anew. */
export function usePlace(person_id: number) {
  const [kept, keep] = useLocalStorage<({ person_id: number } & ScanPlace) | null>({
    key: STORED,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const place: ScanPlace | undefined = kept?.person_id === person_id ? kept : undefined;
  const choose = (next: ScanPlace | undefined) => keep(next === undefined ? null : { person_id, ...next });
  return [place, choose] as const;
}
