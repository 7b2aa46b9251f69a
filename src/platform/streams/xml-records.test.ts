import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type XmlRecord, xmlRecords } from './xml-records.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
}

async function read(xml: string, size = 7): Promise<XmlRecord[]> {
  const records: XmlRecord[] = []
  for await (const record of xmlRecords(inPieces(xml, size), (name) => name === 'o')) records.push(record)
  return records
}

/** Returns a summary: names of good records, problems of bad ones. */
async function brief(xml: string): Promise<string[]> {
  return (await read(xml)).map((record) =>
    'element' in record ? (record.element.attributes.id ?? '') : `${record.line}: ${record.problem}`,
  )
}

test('reads records with their attributes, children, text and first line', async () => {
  const xml = '<offers>\n<o id="1"><name>A &amp; B<![CDATA[ <c>]]></name></o>\n<o id="2"/></offers>'
  const [first, second] = await read(xml)
  expect(first).toMatchObject({
    line: 2,
    element: { name: 'o', attributes: { id: '1' }, children: [{ name: 'name', text: 'A & B <c>', children: [] }] },
  })
  expect(second).toMatchObject({ line: 3, element: { attributes: { id: '2' } } })
})

test('the split of the text into chunks makes no difference', async () => {
  const xml = '<offers><o id="1"><a>ż<![CDATA[<]]>&lt;</a></o><o id="2"><b x="&quot;"/></o></offers>'
  const whole = await read(xml, 1_000)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (size) => {
      expect(await read(xml, size)).toEqual(whole)
    }),
  )
})

test.each([
  ['a tag closed by another', '<offers><o id="1"><a></b></o><o id="2"/></offers>'],
  ['a tag not closed', '<offers><o id="1"><a></o><o id="2"/></offers>'],
  ['a bare ampersand', '<offers><o id="1"><a>Ala & Ola</a></o><o id="2"/></offers>'],
  ['an attribute without quotes', '<offers><o id=1></o><o id="2"/></offers>'],
  ['a record not closed', '<offers><o id="1"><a/><o id="2"/></offers>'],
])('%s spoils its record and no other', async (_what, xml) => {
  const answers = await brief(xml)
  expect(answers).toContain('2')
  expect(answers).not.toContain('1')
  expect(answers.length).toBeGreaterThan(1)
})

test('a truncated file yields the records before the cut and reports it', async () => {
  const answers = await brief('<offers><o id="1"/><o id="2"><name>Ku')
  expect(answers[0]).toBe('1')
  expect(answers[1]).toMatch(/^1: Un/)
})

test('a file truncated between two records reports it as well', async () => {
  expect(await brief('<offers>\n<o id="1"/>\n')).toEqual(['1', '3: Unexpected end'])
})

test('entities of a document type are not expanded: no XML bomb', async () => {
  const bomb = `<!DOCTYPE offers [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
    <offers><o id="1">&c;</o><o id="2">&f;</o><o id="3"/></offers>`
  expect(await brief(bomb)).toEqual(['3: Invalid character entity', '3: Invalid character entity', '3'])
})

test('a record without end is aborted, not buffered', async () => {
  const endless = `<offers><o id="1"><a>${'x'.repeat(4_100_000)}</a></o><o id="2"/></offers>`
  const records: XmlRecord[] = []
  for await (const record of xmlRecords(inPieces(endless, 65_536), (name) => name === 'o')) records.push(record)
  expect(records).toMatchObject([{ problem: 'Too large' }, { element: { attributes: { id: '2' } } }])
})

test('a deeply nested record is aborted', async () => {
  expect(await brief(`<offers><o id="1">${'<a>'.repeat(200)}${'</a>'.repeat(200)}</o><o id="2"/></offers>`)).toEqual([
    '1: Too deep',
    '2',
  ])
})

test('input that is not XML ends after a few problems', async () => {
  expect((await brief('\u0001\u0002 PNG '.repeat(10_000))).length).toBeLessThanOrEqual(20)
})

test('a document without records has no problems', async () => {
  expect(await brief('<?xml version="1.0"?><offers></offers>')).toEqual([])
})
