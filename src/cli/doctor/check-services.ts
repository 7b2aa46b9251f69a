import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { countFailedDeliveries, getWebhookEndpoints } from '#features/webhooks/queries.ts'
import { pictureProcess } from '#platform/pictures/picture-process.ts'
import { loadSharp } from '#platform/pictures/picture-work.ts'
import type { PublicShop } from '#shop'
import type { AppContext } from '../../server/app-context.ts'
import { type Finding, failure, ok, warning } from './finding.ts'

/** Whether picture processing works, and whether all pictures of products are downloaded. */
export async function checkPictures(appContext: AppContext | null): Promise<Finding[]> {
  return [await checkPictureProcessing(), ...(appContext ? [await checkPictureDownloads(appContext)] : [])]
}

async function checkPictureProcessing(): Promise<Finding> {
  try {
    const library = await loadSharp()
    const image = await library({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
    const seen = await pictureProcess.inspect(image)
    if (!seen.ok) throw new Error(seen.problem)
    return ok('zdjęcia', `sharp ${library.versions.sharp}, libvips ${library.versions.vips}`)
  } catch (error) {
    return failure('zdjęcia', `sharp nie działa: ${(error as Error).message}. Zainstaluj ponownie: npm ci`)
  }
}

async function checkPictureDownloads({ database }: AppContext): Promise<Finding> {
  const counts: Record<string, number> = {}
  for (const table of ['picture', 'illustration'] as const) {
    const rows = await database.query
      .selectFrom(table)
      .select((select) => [
        sql<string>`case when state = 'waiting' and error is not null then 'again' else state end`.as('state'),
        select.fn.countAll<number>().as('count'),
      ])
      .groupBy(sql`1`)
      .execute()
    for (const { state, count } of rows) counts[state] = (counts[state] ?? 0) + Number(count)
  }
  const { ready = 0, waiting = 0, again = 0, failed = 0 } = counts
  const message = `gotowe ${ready}, czekają ${waiting}, nieudane, ale ponawiane ${again}, nieudane ${failed}`
  return failed + again > 0
    ? warning('pobieranie zdjęć', `${message}. Powody: pictures list; jeszcze raz: pictures retry`)
    : ok('pobieranie zdjęć', message)
}

/** Whether the mail server accepts the connection; sends nothing. */
export async function checkMailServer(smtpUrl: string | null): Promise<Finding> {
  if (!smtpUrl) return warning('poczta', 'Bez SMTP_URL listy nie wychodzą: stają się plikami w folderze danych (mail).')
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 5_000, greetingTimeout: 5_000 })
  try {
    await transport.verify()
    return ok('poczta', new URL(smtpUrl).host)
  } catch (error) {
    return failure(
      'poczta',
      `Serwer z SMTP_URL nie przyjmuje: ${(error as Error).message}. Sprawdź adres, login i hasło.`,
    )
  } finally {
    transport.close()
  }
}

/** Whether queued jobs, above all mails, have finished. */
export async function checkJobs({ queue }: AppContext): Promise<Finding> {
  const failed = await queue.failed()
  return failed.length > 0
    ? failure('prace w tle', `nieudane: ${failed.length}. Powody: jobs list; jeszcze raz: jobs retry`)
    : ok('prace w tle', 'nic się nie zacięło')
}

/** Whether the merchant's systems got what the shop sent; nothing when it sends them nothing. */
export async function checkWebhooks(shop: PublicShop): Promise<Finding[]> {
  if ((await getWebhookEndpoints(shop)).length === 0) return []
  const failed = await countFailedDeliveries(shop)
  return [
    failed > 0
      ? warning(
          'powiadomienia',
          `nie doszło: ${failed}. Które: webhooks deliveries --failed; jeszcze raz: webhooks resend`,
        )
      : ok('powiadomienia', 'wszystkie doszły albo czekają na kolejną próbę'),
  ]
}
