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

/** The same for each part of an object. What `keyOf` gives of it is enough to know the value: others that share it share the value. */
export function rememberedOf<Whole extends object, Part, Value>(
  make: (whole: Whole, part: Part) => Value,
  keyOf: (whole: Whole) => object = (whole) => whole,
): (whole: Whole, part: Part) => Value {
  const parts = remembered<object, Map<Part, Value>>(() => new Map());
  return (whole, part) => {
    const known = parts(keyOf(whole));
    const found = known.get(part);
    if (found !== undefined) return found;
    const fresh = make(whole, part);
    known.set(part, fresh);
    return fresh;
  };
}
