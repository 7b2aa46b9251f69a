import { expect, test } from 'vitest'
import { SealedSecrets } from './sealed-secrets.ts'

const secrets = new SealedSecrets('a secret of more than thirty-two letters')
const plain = Buffer.from('12345678901234567890')

test('opens for its account only, and with the secret of its shop only', () => {
  const sealed = secrets.seal(plain, 'anna')
  expect(secrets.open(sealed, 'anna')).toEqual(plain)
  expect(secrets.open(sealed, 'jan')).toBeNull()
  expect(new SealedSecrets('another secret of thirty-two letters').open(sealed, 'anna')).toBeNull()
})

test('is different each time, and hides the secret', () => {
  const [one, other] = [secrets.seal(plain, 'anna'), secrets.seal(plain, 'anna')]
  expect(one).not.toEqual(other)
  expect(Buffer.from(one).includes(plain)).toBe(false)
})

test('a single changed byte, or a part of it, does not open', () => {
  const sealed = secrets.seal(plain, 'anna')
  for (let place = 0; place < sealed.length; place++) {
    const changed = Uint8Array.from(sealed, (byte, index) => (index === place ? byte ^ 1 : byte))
    expect(secrets.open(changed, 'anna')).toBeNull()
    expect(secrets.open(sealed.subarray(0, place), 'anna')).toBeNull()
  }
})
