import { expect, onTestFinished } from 'vitest'
import { HttpBuyer } from './http-buyer.ts'
import { prepareTestConfig } from './open-test-shop.ts'
import { decodeMail, openSmtpDouble } from './smtp-double.ts'
import { npmStart, type SpawnedShop, spawnScript } from './spawn-shop.ts'
import { waitFor } from './wait-for.ts'

/** Ends a shop by `signal` while its mail server delays the mails of an order, and expects each mail once after the next start. */
export async function killDuringMail(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const { config, remove } = await prepareTestConfig({})
  const smtp = await openSmtpDouble()
  const shops: SpawnedShop[] = []
  onTestFinished(async () => {
    for (const { process } of shops) process.kill('SIGKILL')
    await Promise.all(shops.map(({ exit }) => exit))
    await smtp.close()
    remove()
  })
  const start = () => {
    const environment = {
      PORT: '0',
      DATABASE_URL: config.databaseUrl ?? '',
      DATA_FOLDER: config.dataFolder,
      DEMO: 'no',
      SMTP_URL: smtp.url,
    }
    const shop = spawnScript(npmStart, environment)
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
  await start().url
  await waitFor(() => smtp.received.length >= 2)
  const [, number] = /zamowienie\/(\d+)/.exec(page) ?? []
  const subjects = smtp.received.map(({ message }) => /^Subject: .*$/m.exec(decodeMail(message))?.[0])
  expect(subjects).toEqual([expect.stringContaining(`nr ${number}`), expect.stringContaining(`nr ${number}`)])
}
