import { describe, expect, test } from 'vitest'
import { colourVersions, findColour, isColourParameter, onePerColour } from './colour-names.ts'

describe('names of colours', () => {
  test.each([
    ['biały', 'biała'],
    ['Szałwiowy', 'szałwiowe'],
    ['butelkowa zieleń', 'butelkowy'],
    ['jasnoszary', 'szara'],
  ])('%s and %s mean the same colour', (one, other) => {
    expect(findColour(one)).toMatch(/^#[\da-f]{6}$/)
    expect(findColour(one)).toBe(findColour(other))
  })

  test.each(['biało-niebieski', 'czarny i biały', 'bez', 'len', ''])('%s is no single known colour', (name) => {
    expect(findColour(name)).toBeNull()
  })

  test('parameters of colours begin with that word', () => {
    expect(['Kolor', 'kolor szkliwa', 'Koloryzacja', 'Zapach'].map(isColourParameter)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('versions by colour', () => {
  const version = (id: number, versionName: string) => ({ id, name: `Kubek ${versionName}`, versionName })

  test('all versions have a swatch, or none', () => {
    const items = [version(1, 'kremowy'), version(2, 'indygo')]
    expect(colourVersions({ parameter: 'Kolor', items }).map(({ id }) => id)).toEqual([1, 2])
    expect(colourVersions({ parameter: 'Kolor', items: [...items, version(3, 'świt')] })).toEqual([])
    expect(colourVersions({ parameter: 'Zapach', items })).toEqual([])
    expect(colourVersions({ parameter: 'Kolor', items: items.slice(1) })).toEqual([])
    expect(colourVersions(null)).toEqual([])
  })

  test('a row shows one colour of a product, the first', () => {
    const colours = [{ id: 1 }, { id: 2 }, { id: 3 }]
    const row = [
      { id: 7, colours: [] },
      { id: 2, colours },
      { id: 1, colours },
      { id: 8, colours: [] },
      { id: 3, colours },
    ]
    expect(onePerColour(row).map(({ id }) => id)).toEqual([7, 2, 8])
  })
})
