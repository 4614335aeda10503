// Any call may find that the session has ended; whoever shows the sign-in page listens here.

const listeners = new Set<() => void>();

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function sessionEnded(): void {
  for (const listener of listeners) listener();
}
