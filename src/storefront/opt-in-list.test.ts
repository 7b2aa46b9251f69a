import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { createOptInList, mergeItems, parseItems } from './opt-in-list.ts'

const options = { key: 'words', most: 3, idOf: (word: string) => word, isItem: (it: unknown) => typeof it === 'string' }
let storage: Map<string, string>

beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('nothing is stored until it is asked for, and nothing is left once it is forgotten', () => {
  const list = createOptInList<string>(options)
  list.note('a')
  expect([list.items(), list.isStored(), storage.size]).toEqual([['a'], false, 0])
  list.store()
  list.note('b')
  expect(createOptInList<string>(options).items()).toEqual(['b', 'a'])
  list.forget()
  list.note('c')
  expect([list.items(), list.isStored(), storage.size]).toEqual([['c'], false, 0])
})

test('without storage the list is that of the document', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const list = createOptInList<string>(options)
  list.note('a')
  list.store()
  expect([list.items(), list.isStored()]).toEqual([['a'], false])
  list.forget()
  expect(list.items()).toEqual([])
})

test('the latest items come first, each once, and no more than allowed', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 8 })
  fc.assert(
    fc.property(ids, ids, (later, earlier) => {
      const merged = mergeItems(later, earlier, { most: 4, idOf: (id) => id })
      expect(merged).toEqual([...new Set([...later, ...earlier])].slice(0, 4))
    }),
  )
})

test.each<[string, string | null, string[] | null]>([
  ['none', null, null],
  ['a list', '{"until":2,"items":["a",1,null,"b"]}', ['a', 'b']],
  ['an expired list', '{"until":1,"items":["a"]}', null],
  ['another value', 'null', null],
  ['no list', '{"until":2,"items":"a"}', null],
])('of %s stored in the browser %3$j is read', (_, text, items) => {
  expect(parseItems(text, 1, options.isItem)).toEqual(items)
})
