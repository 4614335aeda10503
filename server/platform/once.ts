/** Makes a value when it is first asked for and keeps it: what costs time to make holds up no start that never needs it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
