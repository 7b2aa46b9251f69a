import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const devices: [userAgent: string, browser: string, system: string][] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
]
test.for(devices)('%s is %s on %s', ([userAgent, browser, system]) =>
  expect(deviceOf(userAgent)).toEqual({ browser, system }),
)
test('what is not known is not guessed', () => expect(deviceOf('curl/8.5.0')).toBeNull())
