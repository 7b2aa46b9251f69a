import { expect, test } from 'vitest'
import { readInstalments } from './settings.ts'

const bank = {
  name: 'Raty w Banku Skarbonka',
  minimum: 20_000,
  maximum: 500_000,
  mostProducts: 10,
  shopNumber: '9990417',
  variant: '1',
  simulator: 'https://raty.example/s?sklep={shopNumber}&wariant={variant}&kwota={value}',
}

test('instalment systems are read from a list or from its JSON, and count with VAT by default', () => {
  const read = [{ ...bank, counts: 'gross' }]
  expect([readInstalments([bank]), readInstalments(JSON.stringify([bank])), readInstalments([])]).toEqual([
    read,
    read,
    [],
  ])
})

test.each([
  ['no list', bank],
  ['no JSON', '[{'],
  ['a minimum above the maximum', [{ ...bank, minimum: 500_001 }]],
  ['half a grosz', [{ ...bank, minimum: 0.5 }]],
  ['no products', [{ ...bank, mostProducts: 0 }]],
  ['no shop number', [{ ...bank, shopNumber: ' ' }]],
  ['an unknown member', [{ ...bank, rrso: '0%' }]],
  ['a simulator without https', [{ ...bank, simulator: bank.simulator.replace('https', 'http') }]],
  ['a script for a simulator', [{ ...bank, simulator: 'javascript:alert(`{shopNumber}{variant}{value}`)' }]],
  ['a simulator without the value', [{ ...bank, simulator: bank.simulator.replace('{value}', '1') }]],
  ['a host made of the variant', [{ ...bank, simulator: 'https://{variant}.example/{shopNumber}/{value}' }]],
  [
    'a host after a user name',
    [{ ...bank, simulator: 'https://bank.example@raty.example/{shopNumber}/{variant}/{value}' }],
  ],
  ['a space', [{ ...bank, simulator: `${bank.simulator} x` }]],
])('A7.21 systems with %s are refused', (_, raw) => {
  expect(readInstalments(raw)).toBeNull()
})
