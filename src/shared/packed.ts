/**
 * Data of a page that the browser reads late or never: as one text it is encoded, hashed and decoded at once, not field by field before
 * the page can be used. Only what JSON can represent.
 */
export interface Packed<Value extends object> {
  json: string
  /** Exists for the type alone. */
  value?: Value
}

const values = new WeakMap<object, object>()

/** Returns the text for the browser; `unpack` in the same process returns the value itself, which what is cached by it relies on. */
export function pack<Value extends object>(value: Value): Packed<Value> {
  const packed = { json: JSON.stringify(value) }
  values.set(packed, value)
  return packed
}

/** Returns the value, the same object each time. */
export function unpack<Value extends object>(packed: Packed<Value>): Value {
  const value = (values.get(packed) ?? JSON.parse(packed.json)) as Value
  values.set(packed, value)
  return value
}
