import { expect, test } from 'vitest'
import { readProviders } from './read-providers.ts'

const google = { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'secret' }
const firma = {
  ...{ OIDC_PROVIDERS: 'firma', OIDC_FIRMA_ISSUER: 'https://logowanie.firma.example' },
  ...{ OIDC_FIRMA_CLIENT_ID: 'shop', OIDC_FIRMA_CLIENT_SECRET: 'secret' },
}

test('without variables there are none', () => {
  expect(readProviders({})).toEqual([])
})

test('known ones come first, and each has the name of its button', () => {
  const apple = { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_KEY_ID: 'c', APPLE_PRIVATE_KEY: 'one\\ntwo' }
  const facebook = { FACEBOOK_CLIENT_ID: 'a', FACEBOOK_CLIENT_SECRET: 'b' }
  const providers = readProviders({ ...firma, ...google, ...facebook, ...apple, OIDC_FIRMA_NAME: 'Firma' })
  expect(providers.map(({ id, name, isMain }) => [id, name, isMain])).toEqual([
    ['google', 'Google', true],
    ['facebook', 'Facebook', true],
    ['apple', 'Apple', true],
    ['firma', 'Firma', false],
  ])
  expect(providers[2]).toMatchObject({ responseMode: 'form_post', secret: { privateKey: 'one\ntwo' } })
})

const mistakes: [string, Record<string, string>, RegExp][] = [
  ['a half of the keys', { GOOGLE_CLIENT_ID: 'shop' }, /Brakuje GOOGLE_CLIENT_SECRET/],
  ['a provider without its variables', { OIDC_PROVIDERS: 'firma' }, /brakuje OIDC_FIRMA_ISSUER/],
  ['a name for no address', { ...firma, OIDC_PROVIDERS: '../x' }, /z małych liter i cyfr/],
  ['a name that is taken', { ...google, ...firma, OIDC_PROVIDERS: 'firma,firma' }, /„firma” jest już zajęta/],
  ['plain http', { ...firma, OIDC_FIRMA_ISSUER: 'http://logowanie.firma.example' }, /ma wyglądać jak https/],
  ['no address', { ...firma, OIDC_FIRMA_ISSUER: 'firma' }, /ma wyglądać jak https/],
]
test.for(mistakes)('%s is said at the start', ([, environment, message]) => {
  expect(() => readProviders(environment)).toThrow(message)
})
