import { expect, test } from 'vitest'
import { countedCourier } from './counted-courier.ts'

const free = (...couriers: string[]) => ({ couriers, isPrepaid: false, from: 20_000 })

test.each([
  ['named once where it is free itself', { free: free('Poczta') }, true, 'Poczta', 'Inny sposób'],
  ['named where delivery is not free yet', { free: free('Poczta') }, false, 'Poczta', 'Poczta'],
  ['named where others are free too', { free: free('Poczta', 'Kurier') }, true, 'Poczta lub Kurier', 'Poczta'],
  ['named where its name is that of two', { name: 'A,B', free: free('A', 'B') }, true, 'A lub B', 'A,B'],
  ['named where no other comes', { isOnly: true, free: free('Poczta') }, true, 'Poczta', 'Poczta'],
  ['named where none is ever free', { free: null }, false, null, 'Poczta'],
])('the counted courier is %s', (_, changes, isFree, freeBy, choice) => {
  const words = countedCourier({ name: 'Poczta', isOnly: false, ...changes }, isFree, {})
  expect(words.freeBy).toBe(freeBy)
  expect(words.choice).toContain(choice)
})
