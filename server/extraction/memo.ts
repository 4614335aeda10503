// What is derived from an object is made once for it, when it is first asked for, and goes with it.

/** `make` with a memory: the same object gives the same result. */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = make(key);
    known.set(key, fresh);
    return fresh;
  };
}

/** The same for each part of an object. */
export function rememberedOf<Key extends object, Part, Value>(
  make: (key: Key, part: Part) => Value,
): (key: Key, part: Part) => Value {
  const parts = remembered<Key, Map<Part, Value>>(() => new Map());
  return (key, part) => {
    const known = parts(key);
    const found = known.get(part);
    if (found !== undefined) return found;
    const fresh = make(key, part);
    known.set(part, fresh);
    return fresh;
  };
}
