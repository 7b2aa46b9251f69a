import { afterEach, expect, test } from 'vitest'
import { HttpBuyer } from '../test/http-buyer.ts'
import { prepareTestConfig } from '../test/open-test-shop.ts'
import { readable } from '../test/readable-mail.ts'
import { openSmtpDouble } from '../test/smtp-double.ts'
import { npmStart, type SpawnedShop, spawnScript } from '../test/spawn-shop.ts'
import { waitFor } from '../test/wait-for.ts'

const shops: SpawnedShop[] = []
afterEach(async () => {
  for (const { process, exit } of shops.splice(0)) {
    process.kill('SIGKILL')
    await exit
  }
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'mails that a shop was sending when it got %s go soon after the next start, each once',
  {
    timeout: 240_000,
  },
  async (signal) => {
    const { config, remove } = await prepareTestConfig({})
    const smtp = await openSmtpDouble()
    const start = () => {
      const shop = spawnScript(npmStart, {
        PORT: '0',
        DATABASE_URL: config.databaseUrl ?? '',
        DATA_FOLDER: config.dataFolder,
        DEMO: 'no',
        SMTP_URL: smtp.url,
      })
      shops.push(shop)
      return shop
    }
    smtp.hang(true)
    const first = start()
    const { page } = await new HttpBuyer(() => first.url).buy()
    await waitFor(() => smtp.waiting() > 0)
    first.process.kill(signal)
    await first.exit
    smtp.hang(false)
    const second = start()
    await second.url
    await waitFor(() => smtp.received.length >= 2)
    const [, number] = /zamowienie\/(\d+)/.exec(page) ?? []
    const subjects = smtp.received.map(({ message }) => /^Subject: .*$/m.exec(readable(message))?.[0])
    expect(subjects).toEqual([expect.stringContaining(`nr ${number}`), expect.stringContaining(`nr ${number}`)])
    second.process.kill('SIGTERM')
    await second.exit
    await smtp.close()
    remove()
  },
)
