import { expect, test } from 'vitest'
import { distinctVersionName, isPhysical } from './product.ts'

test('goods need a parcel, gift cards and services do not', () => {
  expect((['item', 'bundle', 'virtual', 'service'] as const).map(isPhysical)).toEqual([true, true, false, false])
})

test.each([
  ['Kubek Ania 300 ml', 'kremowy', 'kremowy'],
  ['Kubek Ania 300 ml szałwiowy', 'szałwiowy', ''],
  ['Fartuch lniany Izba butelkowa zieleń', 'Butelkowa zieleń', ''],
  ['Komplet do espresso Świt grafitowy, 2 sztuki', 'grafitowy', ''],
  ['Len naturalny bielony', 'biel', 'biel'],
  ['Kubek', '', ''],
])('next to %s, the version %s is shown as: %s', (name, versionName, expected) => {
  expect(distinctVersionName({ name, versionName })).toBe(expected)
})
