import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { authenticatorAddress, codeOfStep, matchStep, stepAt, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('RFC 6238, appendix B', () => {
  const vectors = [
    { seconds: 59, code: '94287082' },
    { seconds: 1_111_111_109, code: '07081804' },
    { seconds: 1_111_111_111, code: '14050471' },
    { seconds: 1_234_567_890, code: '89005924' },
    { seconds: 2_000_000_000, code: '69279037' },
    { seconds: 20_000_000_000, code: '65353130' },
  ]
  test.for(vectors)('$seconds s: $code', ({ seconds, code }) => {
    expect(codeOfStep(secret, stepAt(at(seconds)), 8)).toBe(code)
  })
})

describe('RFC 4648, section 10', () => {
  const vectors = ['f MY', 'fo MZXQ', 'foo MZXW6', 'foob MZXW6YQ', 'fooba MZXW6YTB', 'foobar MZXW6YTBOI']
  test.for(vectors)('%s', (vector) => {
    const [plain = '', encoded] = vector.split(' ')
    expect(toBase32(Buffer.from(plain))).toBe(encoded)
  })
})

describe('a typed code', () => {
  const now = at(1_800_000_015)
  const present = stepAt(now)
  const cases = [
    { distance: -2, works: false },
    { distance: -1, works: true },
    { distance: 0, works: true },
    { distance: 1, works: true },
    { distance: 2, works: false },
  ]
  test.for(cases)('$distance steps away: $works', ({ distance, works }) => {
    const step = present + distance
    expect(matchStep(secret, codeOfStep(secret, step), 0, now)).toBe(works ? step : null)
  })

  test('works for steps after the last one used only', () => {
    const code = codeOfStep(secret, present)
    expect(matchStep(secret, code, present - 1, now)).toBe(present)
    expect(matchStep(secret, code, present, now)).toBeNull()
    expect(matchStep(secret, codeOfStep(secret, present - 1), present, now)).toBeNull()
  })

  test('of any other form is wrong', () => {
    const right = new Set([-1, 0, 1].map((distance) => codeOfStep(secret, present + distance)))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^\d{6}$/)), (code) => {
        fc.pre(!right.has(code))
        expect(matchStep(secret, code, 0, now)).toBeNull()
      }),
    )
  })
})

test('the address for the app names shop and account, whatever they contain', () => {
  expect(authenticatorAddress(secret, { issuer: 'Kubki: Łódź & syn', account: 'anna+a@example.com' })).toBe(
    'otpauth://totp/Kubki%20%20%C5%81%C3%B3d%C5%BA%20%26%20syn:anna%2Ba%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kubki%20%20%C5%81%C3%B3d%C5%BA%20%26%20syn',
  )
})
