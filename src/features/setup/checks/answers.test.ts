import { describe, expect, test } from 'vitest'
import { readColour, readPriceAnswer, readTime, readWorkingDays, readYesNo } from './answers.ts'

describe('valid answers of a merchant are normalized, others are refused', () => {
  test.each([
    ['16,90', 1690],
    ['16.90', 1690],
    ['17', 1700],
    ['0', 0],
    ['250 zł', 25000],
    ['1.000', null],
    ['16,9', null],
    ['-5', null],
    ['tanio', null],
  ])('the amount %j is %j grosze', (input, amount) => {
    expect(readPriceAnswer(input)).toBe(amount)
  })

  test.each([
    ['2', [2, 2]],
    ['1-3', [1, 3]],
    ['1 – 3', [1, 3]],
    ['3-1', null],
    ['90', null],
    ['jutro', null],
  ])('%j are the days %j', (input, days) => {
    expect(readWorkingDays(input)).toEqual(days)
  })

  test.each([
    ['12:00', '12:00'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['24:00', null],
    ['rano', null],
  ])('%j is the time %j', (input, time) => {
    expect(readTime(input)).toBe(time)
  })

  test.each([
    ['tak', true],
    ['T', true],
    ['nie', false],
    ['no', false],
    ['może', null],
  ])('%j is %j', (input, expected) => {
    expect(readYesNo(input)).toBe(expected)
  })

  test.each([
    ['#1F4D3F', '#1f4d3f'],
    ['1f4d3f', null],
    ['#fff', null],
    ['green', null],
  ])('the colour %j is %j', (input, colour) => {
    expect(readColour(input)).toBe(colour)
  })
})
