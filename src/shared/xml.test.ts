import { expect, test } from 'vitest'
import { element, writeXml } from './xml.ts'

test.each([
  [element('a'), '<a/>'],
  [element('a', { b: '1', c: '"&<>\'' }), '<a b="1" c="&quot;&amp;&lt;&gt;&apos;"/>'],
  [element('a', {}, [element('b', {}, [], 'x & y'), element('c')]), '<a><b>x &amp; y</b><c/></a>'],
  [element('a', {}, [], ']]>\u0000\u0008\ud800ż'), '<a>]]&gt;\ufffdż</a>'],
])('%j', (root, written) => {
  expect(writeXml(root)).toBe(`<?xml version="1.0" encoding="UTF-8"?>${written}`)
})
