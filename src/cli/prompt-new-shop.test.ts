import { existsSync, readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { setupFields } from '#features/setup/rules.ts'
import { promptNewShop, saveAnswers } from './prompt-new-shop.ts'

/** Answers each question by a part of its text; other answers are empty. */
async function converse(answers: [question: string, ...typed: string[]][]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const left = new Map(answers.map(([question, ...typed]) => [question, typed]))
  let printed = ''
  output.on('data', (chunk) => {
    printed += chunk
    const lastLine = printed.slice(printed.lastIndexOf('\n') + 1)
    if (!lastLine.endsWith('): ')) return
    const [typed] = [...left].filter(([question]) => lastLine.includes(question)).map(([, typed]) => typed)
    input.write(`${typed?.shift() ?? ''}\n`)
    printed += '\n'
  })
  return { answers: await promptNewShop(input, output), printed }
}

const anna: [string, ...string[]][] = [
  ['Nazwa sklepu', 'Kram z pracowni'],
  ['Sprzedawca', 'Anna Nowak Ceramika'],
  ['NIP', '9990417005', '9990417004'],
  ['Ulica', 'ul. Garncarska 12'],
  ['Kod pocztowy', '03-718'],
  ['Miejscowość', 'Warszawa'],
  ['E-mail', '', 'sklep@example.com'],
  ['Telefon', '22 000 01 45'],
  ['przelewem', 'nie'],
  ['Kurier: koszt', '16,90'],
  ['Kurier za pobraniem', '21,90'],
]

test('asks one question after the other, and repeats it with the reason after an invalid answer', async () => {
  const { answers, printed } = await converse(anna)
  expect(answers).toMatchObject({
    ...{ shopName: 'Kram z pracowni', taxNumber: '9990417004', email: 'sklep@example.com', transfer: 'nie' },
    ...{ street: 'ul. Garncarska 12', postcode: '03-718', courierCost: '16,90', courierCashCost: '21,90' },
  })
  expect(printed).toContain('To nie jest NIP: nie zgadza się liczba albo suma kontrolna jego cyfr.')
  expect(printed).toContain('To pole jest potrzebne.')
})

test('skips questions that follow from another answer', async () => {
  const { printed } = await converse(anna)
  expect(printed).not.toContain('Numer rachunku')
  expect(printed).toContain('Kurier: gratis od')
  expect(printed).not.toContain('Automat paczkowy: gratis od')
})

test('repeats the question for colours with too little contrast at once', async () => {
  const colours: typeof anna = [
    ['Kolor przycisków', '#ffcc00', '#7A1F3D'],
    ['Kolor tła', '#24211c', '#ffffff'],
  ]
  const { answers, printed } = await converse([...anna, ...colours])
  expect(answers).toMatchObject({ accent: '#7A1F3D', background: '#ffffff' })
  expect(printed).toContain('Odnośniki w tym kolorze nie odcinają się od tła. Wybierz ciemniejszy.')
  expect(printed).toContain('Na takim tle nie dałoby się czytać. Wybierz jaśniejsze.')
})

test.each(setupFields.filter(({ required }) => required))('asks for what a shop requires: $name', async ({ name }) => {
  expect((await converse(anna)).answers).toHaveProperty(name)
})

test('leaving early gives no answers', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const answers = promptNewShop(input, output)
  input.end()
  expect(await answers).toBeNull()
})

const savedAnswers = { shopName: 'Kram z pracowni', transfer: 'tak' }

test('accepted answers leave no file', () => {
  const messages: string[] = []
  const { words: message, end } = saveAnswers(savedAnswers, (message) => messages.push(message))
  const [, file = ''] = message
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(savedAnswers)
  end(0)
  expect(existsSync(file)).toBe(false)
  expect(messages).toEqual([])
})

test('refused answers stay in their file for correction', () => {
  const messages: string[] = []
  const { words: message, end } = saveAnswers(savedAnswers, (message) => messages.push(message))
  const [, file = ''] = message
  end(1)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(savedAnswers)
  expect(messages.join()).toContain(`npm run shop -- new ${file}`)
  end(0)
})
