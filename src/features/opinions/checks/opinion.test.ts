import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { checkOpinion } from './opinion.ts'

const good = { rating: '4', opinion: 'Ładny kubek.', author: 'Ola', email: 'ola@example.com' }
const check = (changes: Record<string, unknown> = {}, asksEmail = true) =>
  checkOpinion(new Map(Object.entries({ ...good, ...changes })), { asksEmail })
const messages = ({ problems }: ReturnType<typeof check>) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, { text, values }]) => [
      field,
      translate(text, values).replaceAll('\u00a0', ' '),
    ]),
  )

describe('an opinion', () => {
  test('of good fields has no problem', () => {
    expect(check()).toEqual({
      ...{ rating: 4, content: 'Ładny kubek.', author: 'Ola', email: 'ola@example.com' },
      problems: {},
    })
  })

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['B5.55 no text', { opinion: ' \n ' }, { opinion: 'Proszę wypełnić to pole.' }],
    ['B5.55 a text of signs that nobody sees', { opinion: '\u3164\u2800' }, { opinion: 'Proszę wypełnić to pole.' }],
    ['B5.55 no name', { author: '' }, { author: 'Proszę wypełnić to pole.' }],
    ['no stars', { rating: undefined }, { rating: 'Wybierz, ile gwiazdek' }],
    ['six stars', { rating: '6' }, { rating: 'Wybierz, ile gwiazdek' }],
    ['B5.27 a wrong address', { email: 'ola@' }, { email: 'Podano niepoprawny adres email.' }],
    ['a file as the text', { opinion: new File([], 'x.jpg') }, { opinion: 'Proszę wypełnić to pole.' }],
    ['a text that is too long', { opinion: 'a'.repeat(2_001) }, { opinion: 'Skróć: zmieści się 2000 znaków.' }],
    ['a name that is too long', { author: 'a'.repeat(51) }, { author: 'Skróć: zmieści się 50 znaków.' }],
  ])('B5.55 B8.49 with %s is refused at its field', (_, changes, problems) => {
    expect(messages(check(changes))).toEqual(problems)
  })

  test('proven by an order needs no address', () => {
    expect(check({ email: '' }, false).problems).toEqual({})
  })

  test('keeps its lines, without signs that nobody sees', () => {
    expect(check({ opinion: 'Ładny.\r\n\r\n\r\n\r\nAle\u202e ciężki.\u0000', author: ' Ola \n B. ' })).toMatchObject({
      content: 'Ładny.\n\nAle ciężki.',
      author: 'Ola B.',
    })
  })

  test('keeps the pictures that are made of several ones, and the space of a tab', () => {
    const opinion = 'Dla\tnas 👨‍👩‍👧 🏳️‍🌈 👍🏽'
    expect(check({ opinion }).content).toBe('Dla nas 👨‍👩‍👧 🏳️‍🌈 👍🏽')
    expect(check({ opinion: 'a\u200db 👨\u200d' }).content).toBe('ab 👨')
  })

  test('is as long as its signs are many, of which a picture is one', () => {
    expect(check({ opinion: '😀'.repeat(2_000), author: '😀'.repeat(50) }).problems).toEqual({})
    expect(messages(check({ author: '😀'.repeat(51) }))).toEqual({ author: 'Skróć: zmieści się 50 znaków.' })
  })

  test('is the same when what was stored is checked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const { content } = check({ opinion: typed })
        expect(check({ opinion: content }).content).toBe(content)
      }),
    )
  })
})
