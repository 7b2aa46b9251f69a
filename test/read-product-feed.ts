import sax from 'sax'
import { csvRows } from '../src/platform/streams/csv-rows.ts'
import { ceneoFields, googleFields, metaFields } from './feed-specifications.ts'

type Item = [name: string, value: string][]

/** The items of a feed, each as its fields in order; throws where the file is not well-formed. */
export const readFeedItems: Record<'ceneo' | 'google' | 'meta', (text: string) => Promise<Item[]>> = {
  google: async (text) =>
    xmlItems(text, 'item').map(({ children }) => children.map(([name, value]) => [name.replace(/^g:/, ''), value])),
  ceneo: async (text) => xmlItems(text, 'o').map(({ attributes, children }) => [...attributes, ...children]),
  meta: async (text) => {
    const items: Item[] = []
    for await (const row of csvRows(once(text))) {
      if ('problem' in row) throw new Error(row.problem)
      items.push(Object.entries(row.values))
    }
    return items
  },
}

export const specifications = { ceneo: ceneoFields, google: googleFields, meta: metaFields }

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** Records of strict XML: their attributes, and their children with all text within them. */
function xmlItems(text: string, record: string): { attributes: Item; children: Item }[] {
  const parser = sax.parser(true)
  const items: { attributes: Item; children: Item }[] = []
  const path: string[] = []
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const current = items.at(-1)
    if (name === record) items.push({ attributes: Object.entries(attributes as Record<string, string>), children: [] })
    else if (current && path.at(-1) === record) current.children.push([name, ''])
    path.push(name)
  }
  const add = (part: string) => {
    const child = path.includes(record) && path.at(-1) !== record ? items.at(-1)?.children.at(-1) : undefined
    if (child) child[1] += part
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onclosetag = () => void path.pop()
  parser.write(text).close()
  return items
}
