import { expect, test } from 'vitest'
import { testTime } from '../../../test/constants.ts'
import { CacheDependencies } from './cache-dependencies.ts'
import { CachedPage } from './cached-page.ts'

test.each([
  ['a page of some kB', Array.from({ length: 20_000 }, (_, number) => `<li>Kubek ${number * 7919}</li>`).join('')],
  ['a page of some bytes', 'Kubek Ania. '.repeat(9_000)],
])('%s keeps no more memory than its bytes, in each encoding', async (_, html) => {
  const page = await CachedPage.of(new Response(html), new CacheDependencies(testTime))
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const { body } = page.getEncoded(encoding) ?? (await page.createEncoded(encoding))
    expect(body.buffer.byteLength, encoding).toBe(body.byteLength)
  }
})
