import { describe, expect, test } from 'vitest'
import { type CurrentSetup, planShop } from './shop-plan.ts'

const emptySetup = {
  ...{ shopName: '', name: '', taxNumber: '', registry: '', street: '', postcode: '', city: '' },
  ...{ email: '', phone: '', bankAccount: '' },
}
const empty: CurrentSetup = {
  seller: emptySetup,
  colours: { accent: '#1f4d3f', background: '#faf7f2' },
  methods: ['transfer', 'cash-on-delivery'],
  hasCouriers: false,
  isNew: true,
}
const answers = {
  shopName: 'Kram z pracowni',
  name: 'Anna Nowak Ceramika',
  taxNumber: '999-041-70-04',
  street: 'ul. Garncarska 12',
  postcode: '03718',
  city: 'Warszawa',
  email: 'sklep@example.com',
  phone: '22 000 01 45',
  bankAccount: '04 9990 0012 0000 2026 0001 0017',
  courierCost: '16,90',
  courierFreeFrom: '250',
}

function problemKeys(raw: Record<string, unknown>, present = empty): Record<string, string> {
  const read = planShop(raw, present)
  if (read.ok) return {}
  return Object.fromEntries(Object.entries(read.problem).map(([field, { text }]) => [field, text.key]))
}

describe('setting up a shop from a few answers', () => {
  test('different notations are stored in one form', () => {
    expect(planShop(answers, empty)).toEqual({
      ok: true,
      value: {
        seller: {
          ...emptySetup,
          ...{ shopName: 'Kram z pracowni', name: 'Anna Nowak Ceramika', taxNumber: '9990417004' },
          ...{ street: 'ul. Garncarska 12', postcode: '03-718', city: 'Warszawa', email: 'sklep@example.com' },
          ...{ phone: '+48220000145', bankAccount: 'PL04999000120000202600010017' },
        },
        methods: ['transfer'],
        couriers: [
          {
            ...{ name: 'Kurier', icon: 'truck', pickupPoint: false },
            options: [{ prepaid: 'prepaid', cost: 1690, freeFrom: 25000, daysFrom: 1, daysTo: 3 }],
          },
        ],
        colours: null,
        sameDayUntil: '00:00',
        promises: 'law',
      },
    })
  })

  test('a shop that is set up already requires only the changes', () => {
    const first = planShop(answers, empty)
    if (!first.ok) throw new Error('the answers are right')
    const present = { ...empty, ...first.value, colours: empty.colours, hasCouriers: true, isNew: false }
    expect(planShop({ phone: '600 100 200' }, present)).toMatchObject({
      value: {
        seller: { name: 'Anna Nowak Ceramika', phone: '+48600100200' },
        couriers: [],
        methods: ['transfer'],
        sameDayUntil: null,
        promises: null,
      },
    })
    expect(planShop({}, present)).toMatchObject({ ok: true })
  })

  test('a dispatch date is promised once the merchant has set the deadline', () => {
    expect(planShop({ ...answers, sameDayUntil: '12:00' }, empty)).toMatchObject({
      value: { sameDayUntil: '12:00', promises: 'day' },
    })
  })

  test('cash is accepted when a courier collects it, and then no account is required', () => {
    const cash = { ...answers, bankAccount: '', transfer: 'nie', courierCashCost: '21,90' }
    expect(planShop(cash, empty)).toMatchObject({ value: { methods: ['cash-on-delivery'] } })
  })

  test('a shop without couriers offers pickup', () => {
    const { courierCost: _, courierFreeFrom: __, ...rest } = answers
    expect(planShop({ ...rest, pickup: 'tak' }, empty)).toMatchObject({
      value: {
        couriers: [{ name: 'Odbiór osobisty', options: [{ cost: 0, comment: expect.stringContaining('03-718') }] }],
      },
    })
  })
})

describe('all errors are returned at once, by field', () => {
  test('no answers', () => {
    expect(problemKeys({})).toEqual({
      ...Object.fromEntries(
        ['shopName', 'name', 'street', 'postcode', 'city', 'email', 'phone'].map((field) => [
          field,
          'setup.answers.required',
        ]),
      ),
      courierCost: 'setup.answers.noCourier',
      bankAccount: 'setup.answers.noBankAccount',
    })
  })

  test.each([
    [{ taxNumber: '9990417005' }, { taxNumber: 'setup.answers.taxNumber' }],
    [{ bankAccount: '05 9990 0012 0000 2026 0001 0017' }, { bankAccount: 'setup.answers.bankAccount' }],
    [{ registry: 'CEIDG, REGON 999731841' }, { registry: 'setup.answers.registry' }],
    [{ postcode: '3718' }, { postcode: 'validation.incorect_zipcode' }],
    [{ phone: '12345' }, { phone: 'validation.phone_to_short' }],
    [{ email: 'sklep' }, { email: 'validation.incorect_email' }],
    [{ courierCost: '1.000' }, { courierCost: 'setup.answers.amount' }],
    [{ courierDays: '5-2' }, { courierDays: 'setup.answers.days' }],
    [{ lockerCashCost: '17,90' }, { lockerCashCost: 'setup.answers.costMissing' }],
    [{ transfer: 'może' }, { transfer: 'setup.answers.yesNo' }],
    [{ transfer: 'nie' }, { transfer: 'setup.answers.noPayment' }],
    [{ sameDayUntil: 'rano' }, { sameDayUntil: 'setup.answers.time' }],
    [{ accent: 'green' }, { accent: 'setup.answers.colour' }],
    [{ accent: '#ffd400' }, { accent: 'setup.answers.accentOnBackground' }],
    [
      { background: '#101010' },
      { background: 'setup.answers.wordsOnBackground', accent: 'setup.answers.accentOnBackground' },
    ],
    [{ shopName: 'x'.repeat(61) }, { shopName: 'setup.answers.tooLong' }],
    [{ nip: '9990417004' }, { nip: 'setup.answers.unknownField' }],
    [{ name: ['Anna'] }, { name: 'setup.answers.notText' }],
  ])('%j', (wrong, problems) => {
    expect(problemKeys({ ...answers, ...wrong })).toEqual(problems)
  })
})
