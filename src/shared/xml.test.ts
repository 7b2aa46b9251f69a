import { expect, test } from 'vitest'
import { writeXml, xmlElement } from './xml.ts'

test.each([
  [xmlElement('a'), '<a/>'],
  [xmlElement('a', { b: '1', c: '"&<>\'' }), '<a b="1" c="&quot;&amp;&lt;&gt;&apos;"/>'],
  [xmlElement('a', {}, [xmlElement('b', {}, [], 'x & y'), xmlElement('c')]), '<a><b>x &amp; y</b><c/></a>'],
  [xmlElement('a', {}, [], ']]>\u0000\u0008\ud800ż'), '<a>]]&gt;\ufffdż</a>'],
])('%j', (root, written) => {
  expect(writeXml(root)).toBe(`<?xml version="1.0" encoding="UTF-8"?>${written}`)
})
