import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import { translate } from '#shared/text.ts'
import { anonymousPromotionFacts } from '../../../../test/promotion-facts.ts'
import { applyPromotions, type PromotionFacts } from './apply-promotions.ts'
import type { Benefit } from './benefits.ts'
import type { Condition } from './condition-list.ts'
import type { Promotion } from './promotion.ts'
import type { PromotedLine } from './promotion-result.ts'
import { refusalWords } from './promotion-result.ts'
import type { RebateCode } from './rebate-code.ts'

const now = new Date('2026-11-21T11:00:00Z')
const [tea, mugs] = [1, 2]

/** Tea of producer 7 and a mug of producer 8, as two products. */
const goods = new Map([
  [101, { categoryIds: [tea, 10], producerId: 7 }],
  [102, { categoryIds: [mugs], producerId: 8 }],
])

function line(lineId: number, productId: number, unitGross: number, quantity = '1', gross?: number): PromotedLine {
  const units = decimal(quantity)
  return { lineId, productId, quantity: units, unitGross, gross: gross ?? (unitGross * Number(units)) / 1e6 }
}

function promotion(id: number, conditions: Condition[], benefits: Benefit[], more: Partial<Promotion> = {}): Promotion {
  return { id, name: `Promocja ${id}`, needsCode: false, conditions, benefits, priority: 0, combines: true, ...more }
}

const currency = { format: polishZloty, rate: decimal('1'), priceListId: 1 }

function facts(promotions: Promotion[], more: Partial<PromotionFacts> = {}): PromotionFacts {
  return anonymousPromotionFacts({ promotions, goods, now, ...more })
}

function codeFor(promotionId: number, more: Partial<RebateCode> = {}): Partial<PromotionFacts> {
  const unlimited = { mostUses: null, uses: 0, mostUsesPerClient: null, usesOfClient: 0 }
  const rebateCode = { text: 'HERBATA', promotionId, validFrom: null, validTo: null, owner: 'anybody' as const }
  return { code: ' herbata ', rebateCode: { ...rebateCode, ...unlimited, ...more } }
}

/** '1: 590' */
function off(facts: PromotionFacts, lines: PromotedLine[]): string[] {
  return applyPromotions(facts, lines).discounts.map(({ lineId, gross }) => `${lineId}: ${gross}`)
}

const percent = (percent: string): Benefit => ({ kind: 'percent', percent })
const amount = (amount: number): Benefit => ({ kind: 'amount', amount })
const category = (...ids: number[]): Condition => ({ kind: 'category', ids, names: ['Herbata'] })
const client = { group: 'stali', company: false, hasOrdered: true }
const cup = line(1, 102, 5900)
const twoTeas = line(2, 101, 3000, '2')

describe('benefits', () => {
  test.each<[string, Benefit[], PromotedLine[], string[]]>([
    ['a percentage of every line, half a grosz up', [percent('12.5')], [line(1, 101, 4), twoTeas], ['1: 1', '2: 750']],
    ['an amount is spread in proportion', [amount(1000)], [cup, twoTeas], ['1: 496', '2: 504']],
    [
      'what is left over of equal parts goes to the older lines',
      [amount(100)],
      [line(3, 101, 500), line(1, 101, 500), line(2, 101, 500)],
      ['1: 34', '2: 33', '3: 33'],
    ],
    ['an amount takes no more than all', [amount(99_999)], [cup, twoTeas], ['1: 5900', '2: 6000']],
    ['the third for half: the cheapest', [{ kind: 'nth_cheaper', nth: 3, percent: '50' }], [cup, twoTeas], ['2: 1500']],
    [
      'two for one: of five units the two cheapest',
      [{ kind: 'nth_cheaper', nth: 2, percent: '100' }],
      [line(1, 101, 900, '3'), line(2, 101, 500), line(3, 101, 700)],
      ['2: 500', '3: 700'],
    ],
    [
      'of 2.5 metres two count',
      [{ kind: 'nth_cheaper', nth: 2, percent: '100' }],
      [line(1, 101, 1000, '2.5')],
      ['1: 1000'],
    ],
    ['too few for the third', [{ kind: 'nth_cheaper', nth: 3, percent: '50' }], [twoTeas], []],
    ['one benefit after the other', [percent('50'), amount(1000)], [cup], ['1: 3950']],
  ])('%s', (_, benefits, lines, expected) => {
    expect(off(facts([promotion(1, [], benefits)]), lines)).toEqual(expected)
  })

  test('amounts are of PLN, and converted where one buys in another currency', () => {
    const euro = { currency: { ...currency, format: { ...polishZloty, code: 'EUR' }, rate: decimal('4.25') } }
    expect(off(facts([promotion(1, [{ kind: 'value', from: 4250 }], [amount(4250)])], euro), [cup])).toEqual([
      '1: 1000',
    ])
  })

  test('free delivery, gifts and points are listed besides discounts', () => {
    const benefits: Benefit[] = [
      { kind: 'free_delivery' },
      { kind: 'gift', productIds: [7, 8] },
      { kind: 'points', points: 50 },
    ]
    const promoted = applyPromotions(facts([promotion(1, [], benefits)], { client }), [cup])
    expect(promoted.applied).toEqual([
      {
        promotionId: 1,
        name: 'Promocja 1',
        code: '',
        savedGross: 0,
        freeDelivery: true,
        points: 50,
        giftProductIds: [7, 8],
      },
    ])
    expect(promoted.giftProductIds).toEqual([7, 8])
  })

  test('A6.2 B9.30 points of a promotion are for clients who have signed in', () => {
    const points = promotion(1, [], [{ kind: 'points', points: 50 }], { needsCode: true })
    const asStranger = applyPromotions(facts([points], codeFor(1)), [cup])
    expect(asStranger.applied).toEqual([])
    expect(asStranger.code?.refusal?.code).toBe('signed_in_only')
    expect(applyPromotions(facts([points], { ...codeFor(1), client }), [cup]).applied[0]?.points).toBe(50)
  })
})

describe('conditions', () => {
  test.each<[string, Condition[], string[]]>([
    ['value of all', [{ kind: 'value', from: 11_900 }], ['1: 590', '2: 600']],
    ['value not reached', [{ kind: 'value', from: 11_901 }], []],
    ['quantity of all', [{ kind: 'quantity', from: '3' }], ['1: 590', '2: 600']],
    ['quantity not reached', [{ kind: 'quantity', from: '3.5' }], []],
    ['goods below a category', [category(tea)], ['2: 600']],
    ['a producer', [{ kind: 'producer', ids: [8], names: ['Izba'] }], ['1: 590']],
    ['products', [{ kind: 'products', ids: [101], names: ['Sencha'] }], ['2: 600']],
    ['value of the goods that it is for', [category(tea), { kind: 'value', from: 6001 }], []],
    ['value of the whole basket', [category(tea), { kind: 'value', from: 6001, of: 'basket' }], ['2: 600']],
    ['goods that meet all', [category(tea), { kind: 'producer', ids: [8], names: ['Izba'] }], []],
    [
      'within a time',
      [{ kind: 'period', from: '2026-11-21T11:00:00Z', to: '2026-11-21T11:00:01Z' }],
      ['1: 590', '2: 600'],
    ],
    ['when it ends', [{ kind: 'period', to: '2026-11-21T11:00:00Z' }], []],
    ['a group', [{ kind: 'group', names: ['hurt', 'stali'] }], ['1: 590', '2: 600']],
    ['another group', [{ kind: 'group', names: ['hurt'] }], []],
    ['a client who has signed in', [{ kind: 'signed_in' }], ['1: 590', '2: 600']],
    ['a company', [{ kind: 'company' }], []],
    ['a first order', [{ kind: 'first_order' }], []],
  ])('%s', (_, conditions, expected) => {
    expect(off(facts([promotion(1, conditions, [percent('10')])], { client }), [cup, twoTeas])).toEqual(expected)
  })
})

describe('a gift card', () => {
  const card = line(3, 103, 10_000)
  const giftCards = { giftCards: new Set([103]) }
  const named: Condition = { kind: 'products', ids: [101, 103], names: ['Sencha', 'Karta'] }

  test.each<[string, Condition[], Benefit[], string[]]>([
    ['a percentage', [], [percent('10')], ['1: 590']],
    ['an amount', [], [amount(10_000)], ['1: 5900']],
    ['the second one for nothing', [], [{ kind: 'nth_cheaper', nth: 2, percent: '100' }], []],
    ['a value that is reached only with it', [{ kind: 'value', from: 10_000 }], [percent('10')], []],
    ['such a value of the whole basket', [{ kind: 'value', from: 10_000, of: 'basket' }], [percent('10')], []],
  ])('is money: %s is not for it', (_, conditions, benefits, expected) => {
    expect(off(facts([promotion(1, conditions, benefits)], giftCards), [cup, card])).toEqual(expected)
  })

  test('is lowered by a promotion that names it', () => {
    expect(off(facts([promotion(1, [named], [percent('10')])], giftCards), [cup, card])).toEqual(['3: 1000'])
  })

  test('is given as the reason', () => {
    const coded = promotion(1, [{ kind: 'value', from: 10_000 }], [percent('10')], { needsCode: true })
    const { code } = applyPromotions(facts([coded], { ...giftCards, ...codeFor(1) }), [cup, card])
    expect(code?.refusal && refusalWords(code.refusal, translate).replaceAll('\u00a0', ' ')).toBe(
      'Kup towary objęte promocją za co najmniej 100,00 zł. Brakuje jeszcze 41,00 zł. Karty podarunkowe nie liczą się do tej promocji.',
    )
    const alone = applyPromotions(
      facts([promotion(1, [], [percent('10')], { needsCode: true })], { ...giftCards, ...codeFor(1) }),
      [card],
    )
    expect(alone.code?.refusal && refusalWords(alone.code.refusal, translate)).toBe(
      'W tym koszyku ta promocja nic nie zmienia. Karty podarunkowe nie liczą się do tej promocji.',
    )
  })
})

describe('a code', () => {
  const reasons = (more: Partial<PromotionFacts>, conditions: Condition[] = [], others: Promotion[] = []) => {
    const coded = promotion(1, conditions, [percent('10')], { needsCode: true })
    const refusal = applyPromotions(facts([coded, ...others], more), [cup, twoTeas]).code?.refusal
    return refusal && [refusal.code, refusalWords(refusal, translate).replaceAll('\u00a0', ' ')]
  }

  test('gives its promotion, whatever its case and the space around it', () => {
    const coded = promotion(1, [], [percent('10')], { needsCode: true })
    expect(off(facts([coded]), [cup])).toEqual([])
    const promoted = applyPromotions(facts([coded], codeFor(1)), [cup])
    expect(promoted.applied).toMatchObject([{ promotionId: 1, code: 'HERBATA', savedGross: 590 }])
    expect(promoted.code).toEqual({ text: 'HERBATA', refusal: null })
  })

  test('lists everything that is missing, or only the reason that is final', () => {
    const signIn = 'Ta promocja jest dla zalogowanych. Zaloguj się, żeby z niej skorzystać.'
    const much: Condition = { kind: 'value', from: 20_000 }
    const missing = 'Kup towary objęte promocją za co najmniej 200,00 zł. Brakuje jeszcze 81,00 zł.'
    const expectAll = (more: Partial<PromotionFacts>, conditions: Condition[], ...words: string[]) =>
      expect(reasons({ ...codeFor(1), ...more }, conditions)).toEqual(words)
    expectAll({}, [much, { kind: 'first_order' }, { kind: 'company' }], 'signed_in_only', `${signIn} ${missing}`)
    expectAll(codeFor(1, { mostUsesPerClient: 1 }), [much], 'signed_in_only', `${signIn} ${missing}`)
    expectAll(
      { client },
      [{ kind: 'first_order' }, { kind: 'company' }, category(99), { kind: 'quantity', from: '1' }],
      'conditions',
      [
        'Ta promocja jest na pierwsze zamówienie.',
        'Ta promocja jest dla klientów, którzy kupują na firmę.',
        'Ta promocja jest na towary z kategorii Herbata.',
        'Tych towarów trzeba kupić co najmniej 1. Brakuje jeszcze 1.',
      ].join(' '),
    )
    expectAll(
      {},
      [much, { kind: 'signed_in' }, { kind: 'period', to: '2026-11-20T23:00:00Z' }],
      'expired',
      'Ta promocja skończyła się 21 listopada.',
    )
  })

  const unknown =
    'Nie znamy takiego kodu. Sprawdź, czy nie ma w nim literówki. Kod tylko dla Ciebie działa po zalogowaniu.'
  test.each<[Partial<PromotionFacts>, Condition[], string, string]>([
    [{ code: 'x' }, [], 'unknown', unknown],
    [codeFor(1, { owner: 'somebody else' }), [], 'unknown', unknown],
    [{ ...codeFor(1, { owner: 'somebody else' }), client }, [], 'unknown', unknown],
    [codeFor(1, { mostUses: 3, uses: 3 }), [], 'used', 'Ten kod został już wykorzystany.'],
    [
      codeFor(1, { mostUsesPerClient: 1 }),
      [],
      'signed_in_only',
      'Ta promocja jest dla zalogowanych. Zaloguj się, żeby z niej skorzystać.',
    ],
    [
      { ...codeFor(1, { mostUsesPerClient: 1, usesOfClient: 1 }), client },
      [],
      'used',
      'Ten kod masz już wykorzystany.',
    ],
    [codeFor(1, { validFrom: new Date('2026-11-30T23:00:00Z') }), [], 'not_yet', 'Ten kod zacznie działać 1 grudnia.'],
    [
      codeFor(1, { validTo: new Date('2026-11-21T10:30:00Z') }),
      [],
      'expired',
      'Ten kod stracił ważność 21 listopada o 11:30.',
    ],
    [codeFor(9), [], 'expired', 'Ta promocja już się skończyła.'],
    [
      codeFor(1),
      [{ kind: 'period', from: '2027-01-31T23:00:00Z' }],
      'not_yet',
      'Ta promocja zaczyna się 1 lutego 2027.',
    ],
    [
      codeFor(1),
      [{ kind: 'value', from: 20_000 }],
      'minimum',
      'Kup towary objęte promocją za co najmniej 200,00 zł. Brakuje jeszcze 81,00 zł.',
    ],
    [
      codeFor(1),
      [{ kind: 'quantity', from: '4.5' }],
      'minimum',
      'Tych towarów trzeba kupić co najmniej 4,5. Brakuje jeszcze 1,5.',
    ],
    [codeFor(1), [category(99)], 'conditions', 'Ta promocja jest na towary z kategorii Herbata.'],
    [
      codeFor(1),
      [{ kind: 'first_order' }],
      'signed_in_only',
      'Ta promocja jest dla zalogowanych. Zaloguj się, żeby z niej skorzystać.',
    ],
    [{ ...codeFor(1), client }, [{ kind: 'first_order' }], 'conditions', 'Ta promocja jest na pierwsze zamówienie.'],
    [
      { ...codeFor(1), client },
      [{ kind: 'group', names: ['hurt'] }],
      'conditions',
      'Ta promocja jest dla grupy klientów „hurt”.',
    ],
    [
      { ...codeFor(1), client },
      [{ kind: 'company' }],
      'conditions',
      'Ta promocja jest dla klientów, którzy kupują na firmę.',
    ],
  ])('is refused (case %#)', (more, conditions, code, words) => {
    expect(reasons(more, conditions)).toEqual([code, words])
  })

  test('which does not combine with what gives more is refused with its name', () => {
    const alone = promotion(2, [], [percent('30')], { combines: false })
    expect(reasons(codeFor(1), [], [alone])).toEqual([
      'not_combined',
      'Tego kodu nie można połączyć z promocją „Promocja 2”, która daje nie mniej.',
    ])
  })
})

describe('several promotions', () => {
  test('a percentage is counted from what an earlier one has left', () => {
    const both = [promotion(1, [], [percent('10')]), promotion(2, [], [amount(900)], { priority: 5 })]
    expect(off(facts(both), [cup])).toEqual(['1: 900', '1: 500'])
  })

  test('of equal ones the older comes first', () => {
    const both = [promotion(2, [], [amount(900)]), promotion(1, [], [percent('10')])]
    expect(off(facts(both), [cup])).toEqual(['1: 590', '1: 900'])
  })

  test.each([
    ['20', ['Promocja 3']],
    ['19', ['Promocja 1', 'Promocja 2']],
  ])('two of 10 percent that combine, or one of %s that is given alone: %j', (alone, names) => {
    const all = [
      promotion(1, [], [percent('10')]),
      promotion(2, [], [percent('10')]),
      promotion(3, [], [percent(alone)], { combines: false }),
    ]
    expect(applyPromotions(facts(all), [cup]).applied.map(({ name }) => name)).toEqual(names)
  })

  test('those that are in force and not given say why', () => {
    const { refused } = applyPromotions(facts([promotion(1, [{ kind: 'value', from: 10_000 }], [percent('5')])]), [cup])
    expect(refused).toMatchObject([{ promotionId: 1, refusal: { code: 'minimum' } }])
  })
})
