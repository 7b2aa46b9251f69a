/** A Saturday noon in Warsaw, at which tests play unless they say otherwise. */
export const testTime = new Date('2026-11-21T11:00:00Z')

/** Of passwords in tests: they prove what is done with hashes, not how long one takes. Nothing outside tests can choose a cost. */
export const fastPasswordHash = { ln: 10, r: 8, p: 1 }

/** Names that every JavaScript object has without anybody having put them there: what comes from outside must not find them. */
export const prototypePropertyNames = [
  ...['__proto__', 'constructor', 'toString', 'prototype', 'toLocaleString', 'valueOf', 'hasOwnProperty'],
  ...['isPrototypeOf', 'propertyIsEnumerable', '__defineGetter__', '__lookupGetter__'],
]
