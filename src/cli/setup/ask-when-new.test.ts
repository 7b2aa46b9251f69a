import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answered } from './ask-when-new.ts'

const anna = { shopName: 'Kram z pracowni', transfer: 'tak' }

test('answers that were taken leave no file', () => {
  const complaints: string[] = []
  const { words, end } = answered(anna, (words) => complaints.push(words))
  const [, file = ''] = words
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(anna)
  end(0)
  expect(existsSync(file)).toBe(false)
  expect(complaints).toEqual([])
})

test('answers that were refused stay in their file, to be put right there', () => {
  const complaints: string[] = []
  const { words, end } = answered(anna, (words) => complaints.push(words))
  const [, file = ''] = words
  end(1)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(anna)
  expect(complaints.join()).toContain(`npm run shop -- new ${file}`)
  end(0)
})
