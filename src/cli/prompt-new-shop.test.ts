import { existsSync, readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { setupFields } from '#features/setup/rules.ts'
import { promptNewShop, saveAnswers } from './prompt-new-shop.ts'

/** Answers every question as it comes, by a part of its words; what is not listed stays empty. */
async function converse(answers: [question: string, ...typed: string[]][]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const left = new Map(answers.map(([question, ...typed]) => [question, typed]))
  let printed = ''
  output.on('data', (chunk) => {
    printed += chunk
    const asked = printed.slice(printed.lastIndexOf('\n') + 1)
    if (!asked.endsWith('): ')) return
    const [typed] = [...left].filter(([question]) => asked.includes(question)).map(([, typed]) => typed)
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

test('a person is asked one thing after the other, and again with the reason what is wrong', async () => {
  const { answers, printed } = await converse(anna)
  expect(answers).toMatchObject({
    ...{ shopName: 'Kram z pracowni', taxNumber: '9990417004', email: 'sklep@example.com', transfer: 'nie' },
    ...{ street: 'ul. Garncarska 12', postcode: '03-718', courierCost: '16,90', courierCashCost: '21,90' },
  })
  expect(printed).toContain('To nie jest NIP: nie zgadza się liczba albo suma kontrolna jego cyfr.')
  expect(printed).toContain('To pole jest potrzebne.')
})

test('what follows from another answer is not asked', async () => {
  const { printed } = await converse(anna)
  expect(printed).not.toContain('Numer rachunku')
  expect(printed).toContain('Kurier: gratis od')
  expect(printed).not.toContain('Automat paczkowy: gratis od')
})

test('colours in which nothing could be read are asked for again at once', async () => {
  const colours: typeof anna = [
    ['Kolor przycisków', '#ffcc00', '#7A1F3D'],
    ['Kolor tła', '#24211c', '#ffffff'],
  ]
  const { answers, printed } = await converse([...anna, ...colours])
  expect(answers).toMatchObject({ accent: '#7A1F3D', background: '#ffffff' })
  expect(printed).toContain('Odnośniki w tym kolorze nie odcinają się od tła. Wybierz ciemniejszy.')
  expect(printed).toContain('Na takim tle nie dałoby się czytać. Wybierz jaśniejsze.')
})

test.each(setupFields.filter(({ required }) => required))(
  'what a shop cannot do without is asked: $name',
  async ({ name }) => {
    expect((await converse(anna)).answers).toHaveProperty(name)
  },
)

test('whoever leaves before the end has answered nothing', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const answers = promptNewShop(input, output)
  input.end()
  expect(await answers).toBeNull()
})

const answersOfAnna = { shopName: 'Kram z pracowni', transfer: 'tak' }

test('answers that were taken leave no file', () => {
  const complaints: string[] = []
  const { words, end } = saveAnswers(answersOfAnna, (words) => complaints.push(words))
  const [, file = ''] = words
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(answersOfAnna)
  end(0)
  expect(existsSync(file)).toBe(false)
  expect(complaints).toEqual([])
})

test('answers that were refused stay in their file, to be put right there', () => {
  const complaints: string[] = []
  const { words, end } = saveAnswers(answersOfAnna, (words) => complaints.push(words))
  const [, file = ''] = words
  end(1)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(answersOfAnna)
  expect(complaints.join()).toContain(`npm run shop -- new ${file}`)
  end(0)
})
