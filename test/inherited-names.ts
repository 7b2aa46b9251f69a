/** Names that every JavaScript object has without anybody having put them there: what comes from outside must not find them. */
export const inheritedNames = [
  ...['__proto__', 'constructor', 'toString', 'prototype', 'toLocaleString', 'valueOf', 'hasOwnProperty'],
  ...['isPrototypeOf', 'propertyIsEnumerable', '__defineGetter__', '__lookupGetter__'],
]
