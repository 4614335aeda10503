// Keys do nothing for as long as something is on its way that will take them.
import { useLayoutEffect } from 'react';
import { holdKeys } from './typing.ts';

export function useHeldKeys(held: boolean): void {
  useLayoutEffect(() => (held ? holdKeys() : undefined), [held]);
}
