/** Returns a record's own property of an untrusted name; undefined for 'constructor', '__proto__' and other inherited names. */
export function ownProperty<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
