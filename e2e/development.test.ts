import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { createDatabase } from '../test/create-database.ts'
import { spawnScript } from '../test/spawn-shop.ts'
import { browser, test } from './browser-fixtures.ts'

/** The property that React adds to a hydrated document. */
const isAlive = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'))

test('npm run dev: without prepared files the first visit is hydrated, and no later visit gets outdated scripts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-dev-'))
  const shop = spawnScript(['scripts/dev.mjs'], {
    ...{ DATA_FOLDER: join(folder, 'data'), DATABASE_URL: await createDatabase(), PORT: '0', DEMO: 'no' },
    VITE_CACHE_FOLDER: join(folder, 'vite'),
  })
  const page = await browser.newPage()
  onTestFinished(async () => {
    await page.close()
    shop.process.kill('SIGTERM')
    expect(await shop.exit).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  })
  const failed = failuresOf(page)
  for (const path of ['/', '/produkt/kubek-ania-300-ml-1001', '/koszyk']) {
    await page.goto((await shop.url) + path, { timeout: 120_000 })
    await page.waitForFunction(isAlive, undefined, { timeout: 60_000 })
  }
  expect(failed).toEqual([])
})

/** Scripts and styles that failed to load, and errors in them. Pictures of the demo are not in this folder. */
function failuresOf(page: Page): string[] {
  const failed: string[] = []
  page.on('pageerror', ({ message }) => failed.push(message))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'image')
      failed.push(`${response.status()} ${response.url()}`)
  })
  return failed
}
