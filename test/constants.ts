/** A Saturday noon in Warsaw: the default time of tests. */
export const testTime = new Date('2026-11-21T11:00:00Z')

/** Cost of password hashes in tests: they test the use of hashes, not the time. Only tests can choose a cost. */
export const fastPasswordHash = { ln: 10, r: 8, p: 1 }

/** Names that every JavaScript object inherits: outside input must not reach them. */
export const prototypePropertyNames = [
  ...['__proto__', 'constructor', 'toString', 'prototype', 'toLocaleString', 'valueOf', 'hasOwnProperty'],
  ...['isPrototypeOf', 'propertyIsEnumerable', '__defineGetter__', '__lookupGetter__'],
]
