import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSecret } from './secrets.ts'

const folder = () => join(mkdtempSync(join(tmpdir(), 'witryna-secret-')), 'data')

test('a secret is created once, readable by the owner only, and does not change', () => {
  const data = folder()
  const secret = readSecret(null, data)
  expect(secret).toHaveLength(43)
  expect(readSecret(null, data)).toBe(secret)
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(data)).toEqual(['secret'])
  expect(readSecret(null, folder())).not.toBe(secret)
})

test('SECRET has precedence and creates no file; a short one is refused with a message', () => {
  const data = folder()
  expect(readSecret('a secret of more than thirty-two letters', data)).toBe('a secret of more than thirty-two letters')
  expect(existsSync(data)).toBe(false)
  expect(() => readSecret('short', data)).toThrow('SECRET musi mieć co najmniej 32 znaki.')
})
