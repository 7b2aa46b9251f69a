/**
 * What a record holds under a name that comes from outside; undefined for 'constructor', '__proto__' and whatever else every object
 * inherits.
 */
export function ownProperty<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
