import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testTime } from '../../test/constants.ts'
import { openRegisterDouble, type RegisterDouble, type RegisterMode } from '../../test/register-double.ts'
import type { RegisterAnswer } from './company-register.ts'
import { createTaxpayers, createVies } from './company-register.ts'
import { cacheRegister, openPartners } from './partners.ts'

let double: RegisterDouble
beforeAll(async () => {
  double = await openRegisterDouble()
})
afterAll(() => double.close())
beforeEach(() => {
  double.asked.length = 0
})

const impatient = 50 // milliseconds
const down: RegisterMode[] = ['unknown', 'error', 'garbled', 'endless', 'redirect', 'hang']
const unavailable: RegisterAnswer = { status: 'unavailable' }

describe('VIES', () => {
  const ask = (mode: RegisterMode, timeout?: number) => {
    double.mode.vies = mode
    return createVies(double.addresses.vies, timeout)('DE', '136695976', testTime)
  }

  test('a valid number has name and address in one line', async () => {
    const company = { name: 'Muster GmbH', address: 'Hauptstr. 12, 10115 Berlin' }
    expect(await ask('valid')).toEqual({ status: 'found', company })
    expect(double.asked).toEqual(['/vies/ms/DE/vat/136695976'])
  })

  test('an invalid number is not found', async () => expect(await ask('invalid')).toEqual({ status: 'not_found' }))

  test.each(down)('nothing is known when it answers like this: %s', async (mode) => {
    expect(await ask(mode, mode === 'hang' ? impatient : undefined)).toEqual(unavailable)
  })
})

describe('the Polish list of VAT payers', () => {
  const ask = (mode: RegisterMode, timeout?: number) => {
    double.mode.taxpayers = mode
    return createTaxpayers(double.addresses.taxpayers, timeout)('PL', '5261040828', testTime)
  }

  test('a company on it has name and address; the question names the day in Poland', async () => {
    const company = {
      name: 'ZAŻÓŁĆ SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
      address: 'UL. DŁUGA 5 LOK. 7, 31-146 KRAKÓW',
    }
    expect(await ask('valid')).toEqual({ status: 'found', company })
    expect(double.asked).toEqual(['/taxpayers/search/nip/5261040828?date=2026-11-21'])
  })

  test('another company is not found', async () => expect(await ask('invalid')).toEqual({ status: 'not_found' }))

  test.each(down)('nothing is known when it answers like this: %s', async (mode) => {
    expect(await ask(mode, mode === 'hang' ? impatient : undefined)).toEqual(unavailable)
  })
})

test('nothing is known when nobody listens at the address', async () => {
  expect(await createVies('http://127.0.0.1:9')('DE', '136695976', testTime)).toEqual(unavailable)
})

test('without addresses nobody is asked', async () => {
  const { vies, taxpayers } = openPartners(null)
  expect([await vies('DE', '1', testTime), await taxpayers('PL', '1', testTime)]).toEqual([unavailable, unavailable])
})

describe('the cache of answers', () => {
  const minutesLater = (minutes: number) => new Date(testTime.getTime() + minutes * 60_000)

  test.each<[RegisterAnswer['status'], number]>([
    ['found', 24 * 60],
    ['not_found', 24 * 60],
    ['unavailable', 1],
  ])('%s holds for %i minutes', async (status, minutes) => {
    let asked = 0
    const register = cacheRegister(async () => {
      asked += 1
      return status === 'found' ? { status, company: { name: '', address: '' } } : { status }
    })
    await register('DE', '1', testTime)
    await register('DE', '1', minutesLater(minutes - 0.5))
    expect(asked).toBe(1)
    await register('DE', '1', minutesLater(minutes))
    await register('AT', '1', testTime)
    expect(asked).toBe(3)
  })

  test('concurrent questions about a number are one', async () => {
    let asked = 0
    const register = cacheRegister(async () => {
      asked += 1
      return unavailable
    })
    await Promise.all([register('DE', '1', testTime), register('DE', '1', testTime), register('DE', '2', testTime)])
    expect(asked).toBe(2)
  })
})
